import { billWords as w } from '@kxo/domain/billing/words'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import type { RecordForm } from '../../../ui/form/form.tsx'

const types = [
  { value: 'percent', label: { fr: '%', en: '%' } },
  { value: 'euro', label: { fr: '€', en: '€' } },
]

type DiscountFieldsProps = { form: RecordForm /** `lines.0.`, or nothing for the whole bill. */; at?: string }

/** What is taken off a line or off a whole bill, in percent or in euros. */
export function DiscountFields({ form, at = '' }: DiscountFieldsProps) {
  const type = useWatch({ control: form.control, name: `${at}discount_type` })
  return (
    <>
      <MoneyField
        name={`${at}discount`}
        label={at === '' ? w.wholeDiscount : w.discount}
        required={false}
        unit={type === 'euro' ? '€' : '%'}
      />
      <SelectField name={`${at}discount_type`} label={w.discountType} required options={types} />
    </>
  )
}
