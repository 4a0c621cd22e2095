import { funders } from '@kxo/domain/companies/funder'
import { companyWords as w } from '@kxo/domain/companies/words'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormRow, FormSection } from '../../ui/form.tsx'

/** Who pays for the training of its people (FOR-50); a body no longer listed stays as it was written. */
export function FundingFields({ disabled, funder }: { disabled: boolean; funder: string | null }) {
  const known: readonly string[] = funders
  const all = funder !== null && !known.includes(funder) ? [...known, funder] : known
  const field = { disabled, required: false }
  return (
    <FormSection title={w.funding}>
      <FormRow>
        <SelectField name="funder" label={w.funder} options={all.map((name) => ({ value: name, label: name }))} {...field} />
        <TextField name="collective_agreement" label={w.collectiveAgreement} help={w.idccHelp} inputMode="numeric" {...field} />
      </FormRow>
      <TextField name="funder_contact" label={w.funderContact} {...field} />
    </FormSection>
  )
}
