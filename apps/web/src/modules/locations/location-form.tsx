import { type Location, locationsContract } from '@kxo/domain/locations/contract'
import { accessibility, accessibilityKeys, locationKind } from '@kxo/domain/locations/kind'
import { may } from '@kxo/domain/locations/permissions'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { useViewer } from '../../platform/viewer.ts'
import { CheckboxGroupField } from '../../ui/fields/checkbox-field.tsx'
import { MoneyField } from '../../ui/fields/number-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { NativeWordings, NeededFields } from '../fields/index.ts'
import { changeLocation, createLocation } from './api.ts'
import { OpeningHoursField } from './opening-hours-field.tsx'

const kinds = locationKind.keys.map((value) => ({ value, label: locationKind.labelOf(value) }))
const accesses = accessibilityKeys.map((value) => ({ value, label: accessibility[value] }))

/** What is written of a place: where it is, how to get in, when it opens and what it costs. */
export function LocationForm({ location, onSaved }: { location: Location | null; onSaved: (saved: Location) => void }) {
  const { actor } = useViewer()
  const disabled = !may.writeLocations(actor)
  const form = useRecordForm({
    schema: locationsContract.create.body,
    values: location ? { ...location } : { country: 'FR', kind: 'own', accessibility: [], opening_hours: [] },
    save: (body, version) => (location ? changeLocation(location.id, { ...body, version }) : createLocation(body)),
    onSaved,
  })
  return (
    <NativeWordings of="Location">
      <Form form={form} {...(disabled ? {} : { submit: w.save })}>
        <FormRow>
          <TextField name="name" label={w.name} disabled={disabled} />
          <SelectField name="kind" label={w.kind} options={kinds} disabled={disabled} />
        </FormRow>
        <TextField name="address" label={w.address} disabled={disabled} />
        <TextField name="address_complement" label={w.complement} disabled={disabled} />
        <FormRow>
          <TextField name="code_postal" label={w.postalCode} disabled={disabled} />
          <TextField name="town" label={w.town} disabled={disabled} />
        </FormRow>
        <FormRow>
          <TextField name="phone" label={w.phone} disabled={disabled} />
          <TextField name="contact" label={w.contact} disabled={disabled} />
        </FormRow>
        <TextareaField name="comment" label={w.comment} help={w.commentHelp} rows={4} disabled={disabled} />
        <CheckboxGroupField name="accessibility" label={w.accessibility} options={accesses} disabled={disabled} />
        <OpeningHoursField disabled={disabled} />
        <MoneyField name="day_cost" label={w.dayCost} disabled={disabled} />
        {location ? null : <NeededFields of="Location" />}
      </Form>
    </NativeWordings>
  )
}
