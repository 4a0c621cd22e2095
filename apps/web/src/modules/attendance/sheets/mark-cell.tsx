import { queuedWords } from '@kxo/domain/attendance/day/queued-words'
import { connectedTimes } from '@kxo/domain/attendance/meeting/connected'
import { meetingWords } from '@kxo/domain/attendance/meeting-words'
import { proofWords } from '@kxo/domain/attendance/proving/proof-words'
import type { Mark } from '@kxo/domain/attendance/sheet'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { absenceInWords } from '@kxo/domain/registrations/absences/absence-reason'
import { Box, Stack, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { SlotBadge } from './slot-badge.tsx'

const identified = { account: w.byAccount, link: w.byLink, tablet: w.byTablet }

/** One box of the sheet: its state, its signature, its evidence on hover and focus. */
export function MarkCell({ mark }: { mark: Mark }) {
  const language = useLanguage()
  const { say } = language
  const why = absenceInWords(mark, { say })
  const facts = [
    mark.signed_at && say(w.signedAt, { at: mark.signed_at }),
    mark.synchronised_at && say(queuedWords.synchronisedAt, { at: mark.synchronised_at }),
    mark.identified_by && say(identified[mark.identified_by]),
    mark.recorded_by && say(w.recordedBy, { name: mark.recorded_by }),
    why,
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <Stack gap={4} align="flex-start" pe={28} title={facts.join('\n')}>
      {mark.drawing ? <Box component="img" maw={110} mah={40} bg="#fff" bdrs={4} src={mark.drawing} alt="" /> : null}
      {mark.typed_name ? (
        <Text span fs="italic" inherit>
          {mark.typed_name}
        </Text>
      ) : null}
      <SlotBadge state={mark.state} />
      {mark.synchronised_at ? (
        <Text span m={0} c="dimmed" fz="sm" fw={400}>
          {say(queuedWords.synchronisedAt, { at: mark.synchronised_at })}
        </Text>
      ) : null}
      {mark.state === 'open' && mark.presence === 'present' ? (
        <Text span m={0} c="dimmed" fz="sm" fw={400}>
          {say(w.statePresent)}
        </Text>
      ) : null}
      {mark.minutes_late > 0 ? (
        <Text span m={0} c="dimmed" fz="sm" fw={400}>
          {say(w.late, { minutes: mark.minutes_late })}
        </Text>
      ) : null}
      {mark.minutes_away ? (
        <Text span m={0} c="dimmed" fz="sm" fw={400}>
          {say(proofWords.away, { minutes: mark.minutes_away })}
        </Text>
      ) : null}
      {mark.connections?.length ? (
        <Text span m={0} c="dimmed" fz="sm" fw={400}>
          {say(meetingWords.connections, { list: connectedTimes(mark.connections, language) })}
        </Text>
      ) : null}
      {mark.late_to_confirm ? (
        <Text span m={0} c="dimmed" fz="sm" fw={400}>
          {say(proofWords.lateToConfirm, { minutes: mark.late_to_confirm })}
        </Text>
      ) : null}
      {why ? (
        <Text span m={0} c="dimmed" fz="sm" fw={400}>
          {why}
        </Text>
      ) : null}
      {facts.length > 0 ? <span className="visually-hidden">{facts.join(', ')}</span> : null}
    </Stack>
  )
}
