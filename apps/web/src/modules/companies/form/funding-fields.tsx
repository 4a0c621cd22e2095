import { companyWords as w } from '@kxo/domain/companies/words'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormRow, FormSection } from '../../../ui/form/form.tsx'
import { FunderField } from './funder-field.tsx'

/** Who pays for the training of its people, and the agreement that says so. */
export function FundingFields({ disabled, funder }: { disabled: boolean; funder: string | null }) {
  const field = { disabled, required: false }
  return (
    <FormSection title={w.funding}>
      <FormRow>
        <FunderField funder={funder} {...field} />
        <TextField name="collective_agreement" label={w.collectiveAgreement} help={w.idccHelp} inputMode="numeric" {...field} />
      </FormRow>
      <TextField name="funder_contact" label={w.funderContact} {...field} />
    </FormSection>
  )
}
