import { type PromoCode, PromoCodeBody } from '@kxo/domain/pricing/promo-contract'
import { promoWords as w } from '@kxo/domain/pricing/promo-words'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { MoneyField, NumberField } from '../../ui/fields/number-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { addPromoCode, changePromoCode } from './api.ts'

type PromoFormProps = { event_id: number; code: PromoCode | null; onSaved: () => void }

/** A promo code: what it takes off, when, how many times, where. */
export function PromoForm({ event_id, code, onSaved }: PromoFormProps) {
  const form = useRecordForm({
    schema: PromoCodeBody,
    values: code ? { ...code } : { discount_type: 'percent', is_everywhere: false },
    save: (body) => (code ? changePromoCode(event_id, code, body) : addPromoCode(event_id, body)),
    onSaved,
  })
  const kind = useWatch({ control: form.control, name: 'discount_type' })
  return (
    <Form form={form} submit={w.save}>
      <TextField name="code" label={w.code} required maxLength={30} />
      <FormRow>
        <SelectField
          name="discount_type"
          label={w.kind}
          options={[
            { value: 'percent', label: w.percent },
            { value: 'euro', label: w.euro },
          ]}
          required
        />
        <MoneyField name="discount" label={w.value} unit={kind === 'euro' ? '€' : '%'} required />
      </FormRow>
      <FormRow>
        <DateField name="starts_on" label={w.from} />
        <DateField name="ends_on" label={w.until} />
      </FormRow>
      <NumberField name="max_uses" label={w.most} help={w.mostHelp} />
      <CheckboxField name="is_everywhere" label={w.everywhere} />
    </Form>
  )
}
