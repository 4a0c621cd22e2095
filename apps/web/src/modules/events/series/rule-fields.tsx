import { frequencies, monthlyChoices } from '@kxo/domain/events/series/recurrence'
import { frequencyWords, monthlyName, seriesWords as w, weekdayName } from '@kxo/domain/events/series/series-words'
import { weekdayOf } from '@kxo/domain/kernel/dates'
import { Chip, Group, Input } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FormRow, type RecordForm } from '../../../ui/form/form.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const week = [1, 2, 3, 4, 5, 6, 7]
const ends = [
  { value: 'count', label: w.endsAfter },
  { value: 'until', label: w.endsOn },
]

/** How often an event is repeated, on which days, until when. */
export function RuleFields({ form, day }: { form: RecordForm; day: string }) {
  const { locale } = useLanguage()
  const [frequency, end] = useWatch({ control: form.control, name: ['frequency', 'ends'] }) as unknown[]
  return (
    <>
      <FormRow>
        <SelectField name="frequency" label={w.frequency} options={frequencies.map((value) => ({ value, label: frequencyWords[value] }))} />
        <NumberField name="interval" label={w.interval} help={w.intervalHelp} />
      </FormRow>
      {frequency === 'weekly' ? <WeekdaysField own={weekdayOf(day)} /> : null}
      {frequency === 'monthly' ? (
        <SelectField
          name="monthly"
          label={w.monthly}
          options={monthlyChoices(day).map((choice, value) => ({ value, label: monthlyName(choice, locale) }))}
        />
      ) : null}
      <FormRow>
        <SelectField name="ends" label={w.ends} options={ends} />
        {end === 'count' ? (
          <NumberField name="count" label={w.count} required />
        ) : (
          <DateField name="until" label={w.until} min={day} required />
        )}
      </FormRow>
    </>
  )
}

/** The days of a weekly rule; that of the event stays. */
function WeekdaysField({ own }: { own: number }) {
  const { value, change, input } = useField({ name: 'weekdays', label: w.weekdays })
  const { locale } = useLanguage()
  return (
    <Input.Wrapper label={input.label} error={input.error} labelElement="div">
      <Chip.Group multiple value={value as string[]} onChange={change}>
        <Group gap="xs" mt={4} role="group" aria-label={input.label}>
          {week.map((weekday) => (
            <Chip key={weekday} value={String(weekday)} disabled={weekday === own} aria-label={weekdayName(weekday, locale)}>
              {weekdayName(weekday, locale, 'short')}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  )
}
