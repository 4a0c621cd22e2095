import { formatRange } from '@kxo/domain/kernel/dates'
import type { Conflict, PlannedSlot } from '@kxo/domain/planning/contract'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Alert, List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { conflictsQuery } from '../api.ts'

const sentences = { room: w.roomTaken, closed: w.roomClosed, partner: w.partnerTaken, away: w.partnerAway }

/** What would refuse the slot as it is filled in, asked of the server before it is saved: who, by what, until when. */
export function ConflictList({ slot, form, others }: { slot: PlannedSlot; form: RecordForm; others: readonly number[] }) {
  const { say, locale, zone } = useLanguage()
  const [start, end, room, person] = useWatch({ control: form.control, name: ['start_at', 'end_at', 'room_id', 'to_partner'] })
  const isPeriod = start instanceof Date && end instanceof Date && start < end
  const partners = [...new Set([...others, ...(typeof person === 'number' ? [person] : [])])]
  const { data } = useQuery({
    ...conflictsQuery({
      event: slot.event_id,
      slot: slot.id,
      start_at: isPeriod ? start : slot.start_at,
      end_at: isPeriod ? end : slot.end_at,
      ...(typeof room === 'number' && { room }),
      ...(partners.length > 0 && { partners }),
    }),
    enabled: isPeriod,
  })
  if (!isPeriod) return null
  if (!data)
    return (
      <Text role="status" fz="sm" c="dimmed">
        {say(w.checking)}
      </Text>
    )
  if (data.length === 0)
    return (
      <Text role="status" fz="sm" c="dimmed">
        {say(w.free)}
      </Text>
    )
  const sentence = ({ kind, name, title, start_at, end_at }: Conflict): string =>
    say(sentences[kind], { name, title, when: formatRange(start_at, end_at, locale, { zone }) })
  return (
    <Alert color="red" title={say(w.inTheWay)} role="alert">
      <List size="sm">
        {data.map((conflict) => (
          <List.Item key={`${conflict.kind} ${conflict.name}`}>{sentence(conflict)}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
