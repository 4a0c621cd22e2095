import { meetingWords as w } from '@kxo/domain/attendance/meeting-words'
import type { OwnHalfDay } from '@kxo/domain/attendance/sheet'
import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { HalfDayCard } from '../sheets/half-day-card.tsx'
import { SignDialog } from '../sheets/sign-dialog.tsx'
import { ownHalfDaysQuery } from '../signing/offline-half-days.ts'

/** The half-day of the meeting, signed beside the room while its window is open. */
export function SignHere({ id }: { id: number }) {
  const { say } = useLanguage()
  const [signing, setSigning] = useState<OwnHalfDay | null>(null)
  const open = useQuery(ownHalfDaysQuery()).data?.value.filter(
    ({ event, state, is_locked }) => event === id && state === 'open' && !is_locked,
  )
  if (!open || open.length === 0) return null
  return (
    <Stack component="section" gap="sm" aria-labelledby="meeting-signature">
      <Title order={2} size="h4" id="meeting-signature">
        {say(w.sign)}
      </Title>
      {open.map((halfDay) => (
        <HalfDayCard key={`${halfDay.role} ${halfDay.slot}`} halfDay={halfDay} onSign={setSigning} />
      ))}
      {signing ? (
        <SignDialog
          event={signing.event}
          slot={signing.slot}
          as={signing.role}
          title={signing.event_title}
          start_at={signing.start_at}
          end_at={signing.end_at}
          needsCode={signing.own_signing === 'code'}
          codeChannels={signing.code_channels}
          onClose={() => setSigning(null)}
        />
      ) : null}
    </Stack>
  )
}
