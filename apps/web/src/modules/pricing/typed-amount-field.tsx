import { formatMoney } from '@kxo/domain/kernel/money'
import { typedTotals } from '@kxo/domain/pricing/typed-amount'
import { pricingWords as w } from '@kxo/domain/pricing/words'
import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '../../ui/fields/number-field.tsx'
import type { RecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'

type Typed = { is_with_tax: boolean; amount: unknown; vat_rate: unknown }
function useTyped(form: RecordForm): Typed {
  const [with_tax, amount_ht, amount_ttc, vat_rate] = useWatch({
    control: form.control,
    name: ['is_with_tax', 'amount_ht', 'amount_ttc', 'vat_rate'],
  })
  const is_with_tax = with_tax === true
  return { is_with_tax, amount: is_with_tax ? amount_ttc : amount_ht, vat_rate }
}

/** What a typed amount makes; undefined as long as amount or rate is missing. */
function totalsIn({ is_with_tax, amount, vat_rate }: Typed) {
  if (typeof amount !== 'number' || typeof vat_rate !== 'number') return undefined
  return typedTotals({ is_with_tax, [is_with_tax ? 'amount_ttc' : 'amount_ht']: amount, vat_rate })
}

/** An amount typed with tax or without, as its author chooses; what was typed follows the choice. */
export function TypedAmountField({ form }: { form: RecordForm }) {
  const { say } = useLanguage()
  const typed = useTyped(form)
  const turn = (is_with_tax: boolean): void => {
    const totals = totalsIn(typed)
    if (totals) form.setValue(is_with_tax ? 'amount_ttc' : 'amount_ht', is_with_tax ? totals.amount_ttc : totals.amount_ht)
    form.clearErrors(['amount_ht', 'amount_ttc'])
    form.setValue('is_with_tax', is_with_tax, { shouldDirty: true })
  }
  return (
    <Group gap="xs" align="end" wrap="nowrap">
      {/* Two fields, so that each keeps what is typed in it and its own error. */}
      <Stack flex={1} gap={0}>
        {typed.is_with_tax ? (
          <MoneyField key="ttc" name="amount_ttc" label={w.amountWithTax} required />
        ) : (
          <MoneyField key="ht" name="amount_ht" label={w.amount} required />
        )}
      </Stack>
      <SegmentedControl
        aria-label={say(w.typedAs)}
        value={typed.is_with_tax ? 'ttc' : 'ht'}
        onChange={(way) => turn(way === 'ttc')}
        data={[
          { value: 'ht', label: say(w.typedExclusive) },
          { value: 'ttc', label: say(w.typedInclusive) },
        ]}
      />
    </Group>
  )
}

/** What the amount makes the other way, as it is typed, and what is stored where cents cannot agree. */
export function StoredLine({ form }: { form: RecordForm }) {
  const { say, locale } = useLanguage()
  const typed = useTyped(form)
  const totals = totalsIn(typed)
  if (!totals) return null
  const [net, amount] = [formatMoney(totals.amount_ht, locale), formatMoney(totals.amount_ttc, locale)]
  const sentence = typed.is_with_tax
    ? totals.isExact
      ? say(w.storedSoon, { net })
      : say(w.storedNear, { typed: formatMoney(typed.amount as number, locale), net, amount })
    : say(w.totalSoon, { amount })
  return (
    <Text c={totals.isExact ? 'dimmed' : undefined} fz="sm" aria-live="polite">
      {sentence}
    </Text>
  )
}
