import { contactWords as w } from '@kxo/domain/contacts/words'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { useViewer } from '../../../platform/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FormRow, FormSection } from '../../../ui/form/form.tsx'
import { regionChoicesQuery } from '../../regions/index.ts'
import { choicesOf } from '../api.ts'
import { profileOptions } from './contact-fields.ts'
import { contactInputs as inputs } from './contact-inputs.tsx'
import type { EditableContact } from './editable-contact.ts'

const chosen = (value: number | null, label: string | null) => (value !== null && label ? { value, label } : null)

/** Where a person belongs: company, profile, who follows them, region. */
export function AttachmentSection({ contact, allows }: EditableContact) {
  const { tenant } = useViewer()
  return (
    <FormSection title={w.attachment}>
      <FormRow>
        <LookupField
          name="company"
          label={w.company}
          {...choicesOf('company')}
          chosen={chosen(contact.company, contact.company_name)}
          disabled={!allows('company')}
        />
        <LookupField
          name="manager"
          label={w.manager}
          {...choicesOf('person')}
          chosen={chosen(contact.manager, contact.manager_name)}
          disabled={!allows('manager')}
        />
      </FormRow>
      <FormRow>
        {contact.profile_code === 'ADM' ? null : (
          <SelectField name="profile_code" label={w.profile} required options={profileOptions} disabled={!allows('profile_code')} />
        )}
        {tenant.params.region_response === '' ? null : <RegionField disabled={!allows('region')} />}
      </FormRow>
    </FormSection>
  )
}

/** The region: the postal code's, unless it is chosen by hand. */
function RegionField({ disabled }: { disabled: boolean }) {
  const { tenant } = useViewer()
  const { watch } = useFormContext()
  const { data } = useQuery(regionChoicesQuery())
  const follows = tenant.params.region_response === 'code_postal'
  const isComputed = follows && watch('is_region_manual') !== true
  return (
    <Stack gap="xs">
      <SelectField
        name="region"
        label={w.region}
        options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        disabled={disabled || isComputed}
      />
      {follows ? <CheckboxField name="is_region_manual" label={w.regionByHand} disabled={disabled} /> : null}
    </Stack>
  )
}

/** What the tenant follows of a person: relation, codes, headcount. */
export function FollowingSection({ allows }: EditableContact) {
  return (
    <FormSection title={w.following}>
      <FormRow>
        <CheckboxField name="is_adherent" label={w.member} disabled={!allows('is_adherent')} />
        <CheckboxField name="is_prospect" label={w.prospect} disabled={!allows('is_prospect')} />
        <CheckboxField name="is_partner" label={w.isPartner} disabled={!allows('is_partner')} />
        <CheckboxField name="in_annuary" label={w.inDirectory} disabled={!allows('in_annuary')} />
      </FormRow>
      <FormRow>
        <inputs.code disabled={!allows('code')} />
        <inputs.accounting_code disabled={!allows('accounting_code')} />
      </FormRow>
      <FormRow>
        <inputs.employees_number disabled={!allows('employees_number')} />
        <inputs.independents_number disabled={!allows('independents_number')} />
      </FormRow>
    </FormSection>
  )
}
