import { formatMoney, formatRate } from '@kxo/domain/kernel/money'
import { vatRates, vatReason } from '@kxo/domain/kernel/vat'
import { type Price, PriceBody } from '@kxo/domain/pricing/contract'
import { priceTotals } from '@kxo/domain/pricing/rules'
import { pricingWords as w } from '@kxo/domain/pricing/words'
import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useViewer } from '../../platform/viewer.ts'
import { MoneyField } from '../../ui/fields/number-field.tsx'
import { optionsOf } from '../../ui/fields/options.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { addPrice, changePrice } from './api.ts'
import { PriceConditions } from './price-conditions.tsx'

type PriceFormProps = { event_id: number; isTraining: boolean; price: Price | null; onSaved: () => void }

/** A price: amount without tax, one of the five rates, and its reason when the rate is zero (INV-30, INV-31). */
export function PriceForm({ event_id, isTraining, price, onSaved }: PriceFormProps) {
  const { tenant } = useViewer()
  const isExempt = isTraining && tenant.params.vat_training_exempt_from !== null
  const first = isExempt ? ({ vat_rate: 0, vat_reason: 'training_exempt' } as const) : ({ vat_rate: 2000 } as const)
  const form = useRecordForm({
    schema: PriceBody,
    values: price ? { ...price } : { ...first, members_only: false },
    save: (body) => {
      const checked = body.vat_rate === 0 ? body : { ...body, vat_reason: null }
      return price ? changePrice(event_id, price.id, checked) : addPrice(event_id, checked)
    },
    onSaved,
  })
  return (
    <Form form={form} submit={w.save}>
      <TextField name="name" label={w.name} />
      <FormRow>
        <MoneyField name="amount_ht" label={w.amount} />
        <RateField />
      </FormRow>
      <Reason form={form} />
      <TotalLine form={form} />
      <TextField name="accounting_code" label={w.account} />
      <PriceConditions />
    </Form>
  )
}

function RateField() {
  const { locale } = useLanguage()
  return (
    <SelectField
      name="vat_rate"
      label={w.rate}
      options={vatRates.map((rate) => ({ value: rate, label: formatRate(rate, locale) }))}
      required
    />
  )
}

function Reason({ form }: { form: RecordForm }) {
  const rate = useWatch({ control: form.control, name: 'vat_rate' })
  return rate === 0 ? <SelectField name="vat_reason" label={w.reason} help={w.reasonHelp} options={optionsOf(vatReason)} required /> : null
}

/** What the price makes with tax, as it is typed. */
function TotalLine({ form }: { form: RecordForm }) {
  const { say, locale } = useLanguage()
  const [amount_ht, vat_rate] = useWatch({ control: form.control, name: ['amount_ht', 'vat_rate'] })
  if (typeof amount_ht !== 'number' || typeof vat_rate !== 'number') return null
  const { amount_ttc } = priceTotals({ amount_ht, vat_rate, vat_reason: null })
  return (
    <Text c="dimmed" fz="sm" aria-live="polite">
      {say(w.totalSoon, { amount: formatMoney(amount_ttc, locale) })}
    </Text>
  )
}
