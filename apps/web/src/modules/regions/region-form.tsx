import type { Region } from '@kxo/domain/regions/contract'
import { regionsContract } from '@kxo/domain/regions/contract'
import { regionsWords as w } from '@kxo/domain/regions/words'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { LookupField } from '../../ui/fields/lookup-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { useCountries } from '../tenants/index.ts'
import { changeRegion, createRegion, findReferents, regionsKey } from './api.ts'
import { DepartementsField } from './departements-field.tsx'

const blank = { name: '', country: 'FR', departements: [], is_abroad: false, referent: null, address: '' }

/** What a region is: its name, what it covers, who answers for it. */
export function RegionForm({ region, onSaved }: { region: Region | null; onSaved: (saved: Region) => void }) {
  const countries = useCountries()
  const form = useRecordForm({
    schema: regionsContract.create.body,
    values: region ?? blank,
    save: ({ name, country, departements, is_abroad, referent, address }, version) => {
      const fields = { name, country, departements, is_abroad, referent: referent ?? null, address: address ?? null }
      return region ? changeRegion(region.id, { ...fields, version }) : createRegion(fields)
    },
    onSaved,
  })
  const country = useWatch({ control: form.control, name: 'country' })
  return (
    <Form form={form} submit={w.save}>
      <FormRow>
        <TextField name="name" label={w.name} />
        <SelectField name="country" label={w.country} options={countries} required />
      </FormRow>
      <DepartementsField name="departements" regionId={region?.id ?? null} french={country === 'FR'} />
      <CheckboxField name="is_abroad" label={w.abroad} help={w.abroadHelp} />
      <LookupField
        name="referent"
        label={w.referent}
        queryKey={[...regionsKey, 'referents']}
        find={(q, signal) => findReferents(q, signal)}
        chosen={region?.referent ? { value: region.referent, label: region.referent_name ?? '' } : null}
      />
      <TextareaField name="address" label={w.address} rows={2} />
    </Form>
  )
}
