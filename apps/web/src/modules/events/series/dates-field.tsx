import type { SeriesPreview } from '@kxo/domain/events/contract'
import { seriesWords as w } from '@kxo/domain/events/series/series-words'
import { formatDate, formatTime } from '@kxo/domain/kernel/dates'
import { frenchHolidays } from '@kxo/domain/kernel/holidays'
import { Checkbox, Group, ScrollArea, Stack, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The dates a rule gives, each with what stands there already; those that do not take place are unticked. */
export function DatesField({ dates, zone }: { dates: SeriesPreview['dates']; zone: string }) {
  const { value, change } = useField({ name: 'excluded_days', label: w.datesHelp })
  const { say, locale } = useLanguage()
  const excluded = value as string[]
  const remaining = dates.filter(({ day }) => !excluded.includes(day))
  const conflicts = remaining.filter(({ conflict }) => conflict !== null)
  return (
    <Stack gap="xs">
      <div>
        <Text fw={600} role="status">
          {say(w.datesToCreate, { n: remaining.length })}
        </Text>
        <Text size="sm" c="dimmed">
          {say(w.datesHelp)}
        </Text>
      </div>
      {conflicts.length > 0 ? (
        <Group gap="xs" justify="space-between">
          <Text size="sm" c="red" role="alert" flex="1 1 280px">
            {say(w.conflictsLeft, { n: conflicts.length })}
          </Text>
          <Button variant="default" size="sm" onClick={() => change([...excluded, ...conflicts.map(({ day }) => day)])}>
            {say(w.uncheckConflicts)}
          </Button>
        </Group>
      ) : null}
      <ScrollArea.Autosize mah={280} type="auto">
        <Stack gap={6}>
          {dates.map(({ day, from, conflict }) => (
            <Checkbox
              key={day}
              checked={!excluded.includes(day)}
              onChange={({ currentTarget }) =>
                change(currentTarget.checked ? excluded.filter((other) => other !== day) : [...excluded, day])
              }
              label={`${formatDate(day, locale, { style: 'full' })}, ${formatTime(from, locale, { zone, style: 'prose' })}`}
              description={conflict ? <Conflict said={conflict} /> : isHoliday(day) ? say(w.holiday) : undefined}
            />
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Stack>
  )
}

const isHoliday = (day: string): boolean => frenchHolidays(Number(day.slice(0, 4))).includes(day)

const Conflict = ({ said }: { said: string }) => (
  <Text span size="sm" c="red">
    {said}
  </Text>
)
