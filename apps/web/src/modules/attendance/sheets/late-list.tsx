import { proofWords as w } from '@kxo/domain/attendance/proving/proof-words'
import type { Sheet } from '@kxo/domain/attendance/sheet'
import { Alert, Group, Stack, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { markLate } from '../api.ts'
import { slotTimes } from './slot-times.ts'

/** Who was seen later than the event counts from: a lateness is recorded once whoever leads the half-day says so. */
export function LateList({ sheet }: { sheet: Sheet }) {
  const language = useLanguage()
  const { say } = language
  const marking = useAction({ mutationFn: markLate })
  const late = sheet.people.flatMap(({ registration, name, marks }) =>
    sheet.slots.flatMap((slot, index) => {
      const minutes = marks[index]?.late_to_confirm
      if (!minutes) return []
      const { day, half } = slotTimes(slot, language, 'short')
      const at = new Date(slot.start_at.getTime() + minutes * 60_000)
      return [{ registration, name, slot: slot.id, minutes, at, when: `${day}, ${half}` }]
    }),
  )
  if (late.length === 0) return null
  return (
    <Alert color="blue" title={say(w.lateTitle)} mb="md">
      <Stack gap={8}>
        {late.map(({ registration, slot, minutes, ...said }) => {
          const isGoing = marking.isPending && marking.variables.slot === slot && marking.variables.registration === registration
          const record = (counted: number) => marking.mutate({ slot, registration, minutes: counted, reason: '' })
          return (
            <Group key={`${slot} ${registration}`} justify="space-between" gap="xs">
              <Text fz="sm">{say(w.arrivedAt, said)}</Text>
              <Group gap="xs">
                <Button size="sm" loading={isGoing} aria-label={say(w.confirmLateOf, { minutes, ...said })} onClick={() => record(minutes)}>
                  {say(w.confirmLate, { minutes })}
                </Button>
                <Button size="sm" variant="default" disabled={isGoing} aria-label={say(w.onTimeOf, said)} onClick={() => record(0)}>
                  {say(w.onTime)}
                </Button>
              </Group>
            </Group>
          )
        })}
      </Stack>
    </Alert>
  )
}
