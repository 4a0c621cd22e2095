import { profileNames } from '@kxo/domain/identity/profile'
import { profiles } from '@kxo/domain/kernel/actor'
import { type EventOption, OptionFields } from '@kxo/domain/products/option-contract'
import { productWords, optionWords as w } from '@kxo/domain/products/words'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { DateTimeField } from '../../ui/fields/date-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { addOption, changeOption } from './api.ts'
import { checkedReason, SoldFields } from './sold-fields.tsx'

type OptionFormProps = {
  event_id: number
  isTraining: boolean
  option: Partial<EventOption>
  others: readonly EventOption[]
  onSaved: () => void
}

/** An option of an event: its price, its stock, whom it is for and what it goes with. */
export function OptionForm({ event_id, isTraining, option, others, onSaved }: OptionFormProps) {
  const { id } = option
  // What goes with a training follows its exemption; its author may say otherwise (INV-32).
  const taxed = isTraining ? { vat_rate: 0, vat_reason: 'training_exempt' } : { vat_rate: 2000 }
  const form = useRecordForm({
    schema: OptionFields,
    values: {
      ...taxed,
      // As the one before was typed.
      is_with_tax: others.at(-1)?.is_with_tax ?? false,
      max_per_person: 1,
      answers: [],
      members_only: false,
      is_closed: false,
      ...option,
    } as never, // a copy has no number yet
    save: (body, version) =>
      id === undefined ? addOption(event_id, checkedReason(body)) : changeOption(event_id, id, { ...checkedReason(body), version }),
    onSaved,
  })
  const rest = others.filter((other) => other.id !== id).map((other) => ({ value: other.id, label: other.name }))
  return (
    <Form form={form} submit={productWords.save}>
      <TextField name="name" label={productWords.name} />
      <SoldFields form={form} />
      <FormRow>
        <TextField name="choice_group" label={w.group} help={w.groupHelp} />
        <DateTimeField name="closes_at" label={w.closesAt} />
      </FormRow>
      {rest.length > 0 ? (
        <FormRow>
          <SelectField name="requires" label={w.requires} placeholder={w.noOther} options={rest} />
          <SelectField name="excludes" label={w.excludes} placeholder={w.noOther} options={rest} />
        </FormRow>
      ) : null}
      <SelectField
        name="profile_code"
        label={w.profile}
        placeholder={w.anyProfile}
        options={profiles.map((profile) => ({ value: profile, label: profileNames[profile] }))}
      />
      <CheckboxField name="members_only" label={w.membersOnly} />
      <CheckboxField name="is_closed" label={w.closed} />
    </Form>
  )
}
