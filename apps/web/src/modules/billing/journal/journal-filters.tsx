import type { JournalEntity } from '@kxo/domain/billing/journal/journal-contract'
import { journalWords as w } from '@kxo/domain/billing/journal/journal-words'
import type { PaidBy } from '@kxo/domain/billing/journal/paid-by'
import type { Period } from '@kxo/domain/billing/journal/period'
import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { Select, SimpleGrid } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { JournalAddress } from './journal-address.ts'
import { keyOf, otherDates, periodChoices, periodIn } from './periods.ts'

type JournalFiltersProps = {
  address: JournalAddress
  period: Period
  months: readonly string[]
  series: readonly string[]
  entities: readonly JournalEntity[]
  /** The one whose fiscal years are offered. */
  entity: JournalEntity | undefined
  onChange: (changes: Partial<JournalAddress>) => void
}

/** The period of the journal, and what narrows it. */
export function JournalFilters({ address, period, months, series, entities, entity, onChange }: JournalFiltersProps) {
  const { say, locale } = useLanguage()
  const choices = periodChoices(months, entity?.fiscal_year_start ?? '01-01', period, { say, locale })
  const isNamed = choices.some(({ items }) => items.some(({ value }) => value === keyOf(period)))
  const [isOther, setOther] = useState(false)
  const hasDates = isOther || !isNamed
  const day = (name: 'from' | 'to') => (
    <DateInput
      label={say(w[name])}
      value={period[name]}
      onChange={(value) => value && onChange({ ...period, [name]: value.slice(0, 10) })}
      valueFormat="DD/MM/YYYY"
      locale={locale}
      clearable={false}
      {...(name === 'to' ? { minDate: period.from } : { maxDate: period.to })}
    />
  )
  return (
    <SimpleGrid minColWidth="min(200px, 100%)" autoFlow="auto-fit" spacing="sm" mb="md">
      <Select
        label={say(w.period)}
        data={choices}
        value={hasDates ? otherDates : keyOf(period)}
        onChange={(next) => {
          setOther(next === otherDates)
          if (next && next !== otherDates) onChange(periodIn(next))
        }}
        allowDeselect={false}
        searchable
      />
      {hasDates ? day('from') : null}
      {hasDates ? day('to') : null}
      {entities.length > 1 ? (
        <Select
          label={say(w.entity)}
          placeholder={say(w.every)}
          data={entities.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={address.entity ?? null}
          onChange={(next) => onChange({ entity: next ?? undefined, series: undefined })}
          clearable
        />
      ) : null}
      {series.length > 1 ? (
        <Select
          label={say(w.series)}
          placeholder={say(w.every)}
          data={[...series]}
          value={address.series ?? null}
          onChange={(next) => onChange({ series: next ?? undefined })}
          clearable
        />
      ) : null}
      <Select
        label={say(w.paymentMode)}
        placeholder={say(w.every)}
        data={[
          ...paymentMode.keys.map((key) => ({ value: key, label: say(paymentMode.labelOf(key)) })),
          { value: 'none', label: say(w.unpaid) },
        ]}
        value={address.means ?? null}
        onChange={(next) => onChange({ means: (next as PaidBy | null) ?? undefined })}
        clearable
      />
    </SimpleGrid>
  )
}
