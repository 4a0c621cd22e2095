import { formatRate } from '@kxo/domain/kernel/money'
import { vatRates, vatReason } from '@kxo/domain/kernel/vat'
import { type Price, PriceBody } from '@kxo/domain/pricing/contract'
import { pricingWords as w } from '@kxo/domain/pricing/words'
import { useWatch } from 'react-hook-form'
import { useViewer } from '../../platform/viewer.ts'
import { optionsOf } from '../../ui/fields/options.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { addPrice, changePrice } from './api.ts'
import { PriceConditions, type PricedActivity } from './price-conditions.tsx'
import { StoredLine, TypedAmountField } from './typed-amount-field.tsx'

type PriceFormProps = {
  event_id: number
  isTraining: boolean
  price: Price | null
  /** How the amount of a new price is typed. */
  isWithTax: boolean
  activities: readonly PricedActivity[]
  onSaved: () => void
}

/** A price: amount with tax or without, one of the five rates, and its reason when the rate is zero (INV-30, INV-31). */
export function PriceForm({ event_id, isTraining, price, isWithTax, activities, onSaved }: PriceFormProps) {
  const { tenant } = useViewer()
  const isExempt = isTraining && tenant.params.vat_training_exempt_from !== null
  const first = isExempt ? ({ vat_rate: 0, vat_reason: 'training_exempt' } as const) : ({ vat_rate: 2000 } as const)
  const form = useRecordForm({
    schema: PriceBody,
    values: price ? { ...price } : { ...first, members_only: false, is_with_tax: isWithTax },
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
        <TypedAmountField form={form} />
        <RateField />
      </FormRow>
      <Reason form={form} />
      <StoredLine form={form} />
      <TextField name="accounting_code" label={w.account} />
      <PriceConditions activities={activities} />
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
