import type { EventRecord } from '@kxo/domain/events/contract'
import { type ChangedPart, changedSince } from '@kxo/domain/events/notice/changed-part'
import { noticeWords as n } from '@kxo/domain/events/notice/notice-words'
import type { OfferedStep } from '@kxo/domain/events/steps'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Alert, Box, Group } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { NoticeDialog } from './notice-dialog.tsx'

const partOf: Partial<Record<OfferedStep, ChangedPart>> = { activities: 'date', thumbnail: 'place', pricing: 'price' }
const changed: Record<ChangedPart, Sentence> = { date: n.dateChanged, place: n.placeChanged, price: n.priceChanged }

/** A published event shows its changes at once; those it touches are told when one asks for it. */
export function LiveBanner({ event, step, readOnly }: { event: EventRecord; step: OfferedStep; readOnly: boolean }) {
  const { say } = useLanguage()
  const [seen, see] = useState(event)
  const [opened, open] = useState(false)
  const touched = changedSince(seen, event)
  const part = touched ?? partOf[step]
  if (!event.is_active) return null
  return (
    <Box
      // What was just saved stands at the foot of a long form: what to do next stays in sight.
      {...(touched && { pos: 'sticky', top: 72, bg: 'var(--k-canvas)', bdrs: 8, style: { zIndex: 2 } })}
    >
      <Alert color={touched ? 'orange' : 'indigo'} role={touched ? 'status' : 'note'}>
        <Group justify="space-between" gap="xs">
          {say(touched ? changed[touched] : w.liveBanner)}
          {part && !readOnly ? (
            <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => open(true)}>
              {say(n.who)}
            </Button>
          ) : null}
        </Group>
        {part && opened ? (
          <NoticeDialog
            event={event}
            what={part}
            onSent={() => {
              see(event)
              open(false)
            }}
            onClose={() => open(false)}
          />
        ) : null}
      </Alert>
    </Box>
  )
}
