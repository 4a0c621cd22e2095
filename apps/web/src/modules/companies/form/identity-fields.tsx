import { companyWords as w } from '@kxo/domain/companies/words'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormRow, FormSection } from '../../../ui/form/form.tsx'
import { TownField } from '../../contacts/index.ts'
import { useCountries } from '../../tenants/index.ts'
import { companyInputs as inputs } from './company-inputs.tsx'

/** Who the company is and where. `disabled` draws the same fields without stars, for whoever only reads them. */
export function IdentityFields({ disabled }: { disabled: boolean }) {
  const countries = useCountries()
  const field = { disabled, required: false }
  return (
    <>
      <FormSection title={w.identity}>
        <TextField name="name" label={w.name} disabled={disabled} required={!disabled} />
        <FormRow>
          <TextField name="siret" label={w.siretOrSiren} inputMode="numeric" {...field} />
          <inputs.vat_number {...field} />
        </FormRow>
        <CheckboxField name="is_foreign" label={w.isForeign} {...field} />
        <FormRow>
          <TextField name="legal_form" label={w.legalForm} {...field} />
          <TextField name="naf" label={w.naf} help={w.nafHelp} {...field} />
        </FormRow>
      </FormSection>
      <FormSection title={w.contactDetails}>
        <inputs.address {...field} />
        <inputs.address_complement {...field} />
        <FormRow>
          <TextField name="code_postal" label={w.postalCode} inputMode="numeric" {...field} />
          <TownField {...field} />
        </FormRow>
        <FormRow>
          <SelectField name="country" label={w.country} options={countries} disabled={disabled} />
          <inputs.departments {...field} />
        </FormRow>
        <FormRow>
          <inputs.phone {...field} />
          <inputs.mail {...field} />
        </FormRow>
      </FormSection>
    </>
  )
}
