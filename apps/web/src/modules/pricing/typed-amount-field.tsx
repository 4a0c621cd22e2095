import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { typedTotals } from '@kxo/domain/pricing/typed-amount'
import { pricingWords as w } from '@kxo/domain/pricing/words'
import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '../../ui/fields/number-field.tsx'
import type { RecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'

type Typed = { is_with_tax: boolean; amount: unknown; vat_rate: unknown }
/** An amount of a form goes by two names: `amount` by `amount_ht` and `amount_ttc`. */
const nameOf = (of: string, is_with_tax: boolean): string => `${of}_${is_with_tax ? 'ttc' : 'ht'}`

function useTyped(form: RecordForm, of: string): Typed {
  const [with_tax, amount_ht, amount_ttc, vat_rate] = useWatch({
    control: form.control,
    name: ['is_with_tax', nameOf(of, false), nameOf(of, true), 'vat_rate'],
  })
  const is_with_tax = with_tax === true
  return { is_with_tax, amount: is_with_tax ? amount_ttc : amount_ht, vat_rate }
}

/** What a typed amount makes; undefined as long as amount or rate is missing. */
function totalsIn({ is_with_tax, amount, vat_rate }: Typed) {
  if (typeof amount !== 'number' || typeof vat_rate !== 'number') return undefined
  return typedTotals({ is_with_tax, [is_with_tax ? 'amount_ttc' : 'amount_ht']: amount, vat_rate })
}

type AmountProps = {
  form: RecordForm
  of?: string
  /** What it is called without tax, and with. */
  labels?: readonly [Sentence, Sentence]
  help?: Sentence
  required?: boolean
}

/** An amount typed as the form has chosen; two fields, so that each keeps what is typed in it and its own error. */
export function AmountField({ form, of = 'amount', labels: [exclusive, inclusive] = [w.amount, w.amountWithTax], ...field }: AmountProps) {
  const { is_with_tax } = useTyped(form, of)
  return <MoneyField key={String(is_with_tax)} name={nameOf(of, is_with_tax)} label={is_with_tax ? inclusive : exclusive} {...field} />
}

/** An amount typed with tax or without, as its author chooses; what was typed follows the choice, and so does what is typed `beside`. */
export function TypedAmountField({ form, beside = [], ...field }: Pick<AmountProps, 'form' | 'help'> & { beside?: readonly string[] }) {
  const { say } = useLanguage()
  const { is_with_tax, vat_rate } = useTyped(form, 'amount')
  const turn = (next: boolean): void => {
    for (const of of ['amount', ...beside]) {
      const amount: unknown = form.getValues(nameOf(of, is_with_tax))
      const totals = totalsIn({ is_with_tax, amount, vat_rate })
      form.setValue(nameOf(of, next), totals ? totals[next ? 'amount_ttc' : 'amount_ht'] : null)
      form.clearErrors([nameOf(of, true), nameOf(of, false)])
    }
    form.setValue('is_with_tax', next, { shouldDirty: true })
  }
  return (
    <Group gap="xs" align={field.help ? 'start' : 'end'} wrap="nowrap">
      <Stack flex={1} gap={0}>
        <AmountField form={form} required {...field} />
      </Stack>
      <SegmentedControl
        mt={field.help ? 28 : 0}
        aria-label={say(w.typedAs)}
        value={is_with_tax ? 'ttc' : 'ht'}
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
export function StoredLine({ form, of = 'amount' }: Pick<AmountProps, 'form' | 'of'>) {
  const { say, locale } = useLanguage()
  const typed = useTyped(form, of)
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
