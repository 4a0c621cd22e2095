import type { OpeningHours } from '@kxo/domain/locations/opening-hours'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { Checkbox, Group, Input, Stack } from '@mantine/core'
import { TimeInput } from '@mantine/dates'
import { useField } from '../../ui/form/use-field.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'

const usual = { from: '08:30', to: '18:00' }
/** A Monday, to name the days of the week in the reader's language. */
const monday = Date.UTC(2024, 0, 1)

/** Hours of each weekday; a day that is not ticked is closed. */
export function OpeningHoursField({ disabled }: { disabled: boolean }) {
  const { say, locale } = useLanguage()
  const { value, change, input } = useField({ name: 'opening_hours', label: w.openingHours, help: w.openingHelp, disabled })
  const hours = (Array.isArray(value) ? value : []) as OpeningHours
  const nameOf = (weekday: number): string =>
    new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
      monday + (weekday - 1) * 86_400_000,
    )
  const lay = (weekday: number, day: { from: string; to: string } | null): void =>
    change(
      [...hours.filter((one) => one.weekday !== weekday), ...(day ? [{ weekday, ...day }] : [])].toSorted((a, b) => a.weekday - b.weekday),
    )
  return (
    <Input.Wrapper label={input.label} description={input.description} error={input.error} labelElement="div">
      <Stack gap={6} mt={4} role="group" aria-label={say(w.openingHours)}>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
          const day = hours.find((one) => one.weekday === weekday)
          return (
            <Group key={weekday} gap="xs">
              <Checkbox
                w={130}
                label={nameOf(weekday)}
                checked={day !== undefined}
                disabled={disabled}
                onChange={({ currentTarget }) => lay(weekday, currentTarget.checked ? usual : null)}
              />
              {day ? (
                <>
                  <TimeInput
                    aria-label={say(w.opensAt, { day: nameOf(weekday) })}
                    value={day.from}
                    disabled={disabled}
                    onChange={({ currentTarget }) => lay(weekday, { ...day, from: currentTarget.value })}
                  />
                  <TimeInput
                    aria-label={say(w.closesAt, { day: nameOf(weekday) })}
                    value={day.to}
                    disabled={disabled}
                    onChange={({ currentTarget }) => lay(weekday, { ...day, to: currentTarget.value })}
                  />
                </>
              ) : null}
            </Group>
          )
        })}
      </Stack>
    </Input.Wrapper>
  )
}
