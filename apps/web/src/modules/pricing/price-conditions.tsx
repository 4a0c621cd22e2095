import { profileNames } from '@kxo/domain/identity/profile'
import { profiles } from '@kxo/domain/kernel/actor'
import { pricingWords as w } from '@kxo/domain/pricing/words'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { FormRow, FormSection } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { regionChoicesQuery } from '../regions/index.ts'

export type PricedActivity = { id: number; title: string }

/** Whom a price is for, while what. */
export function PriceConditions({ activities }: { activities: readonly PricedActivity[] }) {
  const { say } = useLanguage()
  const { region_response } = useViewer().tenant.params
  const regions = useQuery({ ...regionChoicesQuery(), enabled: region_response !== '' }).data ?? []
  return (
    <FormSection title={w.conditions} help={w.conditionsHelp}>
      <FormRow>
        <DateField name="starts_on" label={w.from} />
        <DateField name="ends_on" label={w.until} />
      </FormRow>
      <FormRow>
        <SelectField
          name="profile_code"
          label={w.profile}
          placeholder={w.anyProfile}
          options={profiles.map((profile) => ({ value: profile, label: profileNames[profile] }))}
        />
        <NumberField name="max_sold" label={w.maxSold} help={w.maxSoldHelp} />
      </FormRow>
      <FormRow>
        <NumberField name="employees_from" label={w.sizeFrom} unit={say(w.staff)} />
        <NumberField name="employees_to" label={w.sizeTo} unit={say(w.staff)} />
      </FormRow>
      {activities.length > 0 ? (
        <SelectField
          name="activity_id"
          label={w.activity}
          placeholder={w.anyActivity}
          options={activities.map(({ id, title }) => ({ value: id, label: title }))}
        />
      ) : null}
      {regions.length > 0 ? (
        <SelectField
          name="region_id"
          label={w.region}
          placeholder={w.anyRegion}
          options={regions.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <CheckboxField name="members_only" label={w.membersOnly} />
    </FormSection>
  )
}
