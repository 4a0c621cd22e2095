import type { FieldDraft } from '@kxo/domain/forms/field'
import type { InputType } from '@kxo/domain/forms/input-type'
import { formsWords as w } from '@kxo/domain/forms/words'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { FormRow, type RecordForm } from '../../ui/form.tsx'
import type { Said } from '../../ui/language.tsx'
import { withBounds, withOptions, withTerms } from './written-question.ts'

/** What the type of a question asks beside it: its options, its text, its bounds. */
export function TypeFields({ form }: { form: RecordForm }) {
  const type = useWatch({ control: form.control, name: 'input_type' }) as InputType
  return (
    <>
      {withOptions.includes(type) ? (
        <TextareaField
          name="options"
          label={type === 'matrix' ? w.headers : w.options}
          help={w.optionsHelp}
          rows={4}
          required={type !== 'matrix'}
        />
      ) : null}
      {withTerms.includes(type) ? (
        <TextareaField name="terms" label={type === 'terms' ? w.terms : w.programme} rows={6} required={type === 'terms'} />
      ) : null}
      {withBounds.includes(type) ? (
        <FormRow>
          <NumberField name="minimum" label={w.minimum} />
          <NumberField name="maximum" label={w.maximum} />
        </FormRow>
      ) : null}
    </>
  )
}

/** When a question is shown: the answer to another. */
export function ConditionFields({
  form,
  before,
  label = w.shownWhen,
  help,
}: {
  form: RecordForm
  before: readonly Pick<FieldDraft, 'name' | 'label' | 'options' | 'input_type'>[]
  label?: Said
  help?: Said
}) {
  const decider = useWatch({ control: form.control, name: 'decider' })
  const deciding = before.find(({ name }) => name === decider)
  if (before.length === 0) return null
  return (
    <FormRow>
      <SelectField
        name="decider"
        label={label}
        {...(help === undefined ? {} : { help })}
        placeholder={w.always}
        options={before.map((field) => ({ value: field.name, label: field.label }))}
      />
      {deciding ? (
        deciding.options.length > 0 ? (
          <SelectField
            name="decided"
            label={w.answered}
            options={deciding.options.map((option) => ({ value: option, label: option }))}
            required
          />
        ) : deciding.input_type === 'checkbox' || deciding.input_type === 'terms' || deciding.input_type === 'programme' ? null : (
          <TextField name="decided" label={w.answered} required />
        )
      ) : null}
    </FormRow>
  )
}
