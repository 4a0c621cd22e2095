import { companyWords as w } from '@kxo/domain/companies/words'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormRow, FormSection } from '../../../ui/form/form.tsx'
import { TownField } from '../../contacts/index.ts'
import { useCountries } from '../../tenants/index.ts'

/** Where and how the company is billed, public buyers included (EXT-21). */
export function BillingFields({ disabled }: { disabled: boolean }) {
  const countries = useCountries()
  const field = { disabled, required: false }
  return (
    <>
      <FormSection title={w.billing} help={w.billingHelp}>
        <TextField name="billing_address" label={w.address} {...field} />
        <TextField name="billing_address_complement" label={w.addressComplement} {...field} />
        <FormRow>
          <TextField name="billing_code_postal" label={w.postalCode} inputMode="numeric" {...field} />
          <TownField name="billing_town" code="billing_code_postal" {...field} />
        </FormRow>
        <FormRow>
          <SelectField name="billing_country" label={w.country} options={countries} {...field} />
          <TextField name="billing_mail" label={w.billingMail} type="email" {...field} />
        </FormRow>
        <CheckboxField name="needs_purchase_order" label={w.needsPurchaseOrder} {...field} />
      </FormSection>
      <FormSection title={w.publicBuyer}>
        <TextField name="chorus_service_code" label={w.chorusServiceCode} {...field} />
        <CheckboxField name="needs_chorus_commitment" label={w.needsChorusCommitment} {...field} />
      </FormSection>
    </>
  )
}
