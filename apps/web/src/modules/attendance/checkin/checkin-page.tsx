import { badgeWords } from '@kxo/domain/attendance/badges/badge-words'
import { dayWords as w } from '@kxo/domain/attendance/day/day-words'
import { helperWords } from '@kxo/domain/attendance/day/helper-words'
import { adminAttendance } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { Group } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BadgesDialog } from '../badges/badges-dialog.tsx'
import { ClosingDialog } from '../closing/closing-dialog.tsx'
import { DoorLinksDialog } from '../door-links/door-links-dialog.tsx'
import { useReissue } from '../tickets/use-reissue.ts'
import { teamAccess } from './door-access.ts'
import { DoorPanel } from './door-panel.tsx'
import { OnSiteDialog } from './on-site-dialog.tsx'

/** The check-in of an event for the team: letting people in, registering who comes without, who else may check in, the end of the day. */
export default function CheckinPage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const { id: idParam = '' } = useParams({ strict: false }) as { id?: string }
  const id = Number(idParam)
  const access = useMemo(() => teamAccess(id), [id])
  const [open, setOpen] = useState<'register' | 'badges' | 'helpers' | 'close' | null>(null)
  const close = () => setOpen(null)
  const mayEnter = may.checkIn(actor)
  const reissue = useReissue()
  return (
    <DoorPanel
      access={access}
      mayEnter={mayEnter}
      {...(may.reissueTicket(actor) && { onReissue: (person) => void reissue(person) })}
      above={[{ label: attendanceWords.sheetsTitle, to: adminAttendance() }]}
      acts={({ door, takesRegistrations, onScan }) =>
        mayEnter ? (
          <>
            <Group gap="xs">
              {takesRegistrations ? (
                <Button variant="default" onClick={() => setOpen('register')}>
                  {say(w.registerHere)}
                </Button>
              ) : null}
              <Button variant="default" onClick={() => setOpen('badges')}>
                {say(badgeWords.title)}
              </Button>
              {may.giveDoor(actor) ? (
                <Button variant="default" onClick={() => setOpen('helpers')}>
                  {say(helperWords.title)}
                </Button>
              ) : null}
              <Button variant="default" onClick={() => setOpen('close')}>
                {say(w.close)}
              </Button>
            </Group>
            {open === 'register' ? <OnSiteDialog event={id} door={door} onDone={onScan} onClose={close} /> : null}
            {open === 'badges' ? <BadgesDialog event={id} onClose={close} /> : null}
            {open === 'helpers' ? <DoorLinksDialog event={id} onClose={close} /> : null}
            {open === 'close' ? <ClosingDialog event={id} onClose={close} /> : null}
          </>
        ) : null
      }
    />
  )
}
