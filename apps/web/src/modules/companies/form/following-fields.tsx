import { companyWords as w } from '@kxo/domain/companies/words'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { useViewer } from '../../../platform/viewer.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { FormRow, FormSection } from '../../../ui/form/form.tsx'
import { regionChoicesQuery } from '../../regions/index.ts'
import { managersQuery } from '../api.ts'
import { companyInputs as inputs } from './company-inputs.tsx'
import { flagLabels, flagsOf } from './flags.ts'

/** What the organisation alone writes: who follows the company, how it is sorted and accounted for. */
export function FollowingFields({ disabled }: { disabled: boolean }) {
  const { tenant } = useViewer()
  const { region_response } = tenant.params
  const managers = useQuery(managersQuery()).data?.managers ?? []
  const regions = useQuery({ ...regionChoicesQuery(), enabled: region_response !== '' }).data ?? []
  const { watch } = useFormContext()
  const field = { disabled, required: false }
  // It follows the postal code until it is chosen by hand (ID-20).
  const isComputed = region_response === 'code_postal' && watch('is_region_manual') !== true
  return (
    <FormSection title={w.following}>
      <FormRow>
        <SelectField
          name="manager"
          label={w.manager}
          options={managers.map(({ id, full_name }) => ({ value: id, label: full_name }))}
          {...field}
        />
        <inputs.accounting_code {...field} />
      </FormRow>
      <FormRow>
        <NumberField name="payment_days" label={w.paymentDays} {...field} />
        {region_response === '' ? null : (
          <SelectField
            name="region"
            label={w.region}
            options={regions.map(({ id, name }) => ({ value: id, label: name }))}
            {...field}
            disabled={disabled || isComputed}
          />
        )}
      </FormRow>
      {region_response === 'code_postal' ? <CheckboxField name="is_region_manual" label={w.regionByHand} {...field} /> : null}
      <Group gap="4px 20px" align="stretch">
        {flagsOf(tenant.params).map((flag) => (
          <CheckboxField key={flag} name={flag} label={flagLabels[flag]} {...field} />
        ))}
        <CheckboxField name="in_annuary" label={w.inAnnuary} {...field} />
      </Group>
    </FormSection>
  )
}
