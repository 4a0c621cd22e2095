import { FieldDraft } from '@kxo/domain/forms/field'
import { type InputType, inputType } from '@kxo/domain/forms/input-type'
import { proposedName } from '@kxo/domain/forms/proposed-name'
import { formsWords as w } from '@kxo/domain/forms/words'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { optionsOf, SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../ui/form.tsx'

/** A question as the screen writes it: options and condition as texts. */
const Written = z.object({
  label: FieldDraft.shape.label,
  name: z.optional(z.string().check(z.maxLength(60, 'tooLong'))),
  input_type: FieldDraft.shape.input_type,
  help: z.optional(z.string().check(z.maxLength(500, 'tooLong'))),
  purpose: z.optional(z.string().check(z.maxLength(250, 'tooLong'))),
  is_required: z.optional(z.boolean()),
  is_for_admins: z.optional(z.boolean()),
  minimum: z.optional(z.nullable(z.number('notANumber'))),
  maximum: z.optional(z.nullable(z.number('notANumber'))),
  options: z.optional(z.string()),
  terms: z.optional(z.string()),
  decider: z.optional(z.nullable(z.string())),
  decided: z.optional(z.string()),
})

const withOptions: readonly InputType[] = ['select', 'multiSelect', 'matrix']
const withTerms: readonly InputType[] = ['terms', 'programme']
const withBounds: readonly InputType[] = ['text', 'number', 'multiSelect', 'textList', 'matrix', 'stars', 'richText']

type QuestionFormProps = {
  field: FieldDraft | null
  /** Questions asked before this one: what a condition may look at. */
  before: readonly FieldDraft[]
  taken: readonly string[]
  onDone: (field: FieldDraft) => void
}

/** One question: what is asked, how, of whom and when. */
export function QuestionForm({ field, before, taken, onDone }: QuestionFormProps) {
  const form = useRecordForm({
    schema: Written,
    guards: false,
    values: field
      ? {
          ...field,
          options: field.options.join('\n'),
          terms: field.terms ?? '',
          decider: field.shown_when?.field ?? null,
          decided: field.shown_when?.value ?? '',
        }
      : { input_type: 'text', is_required: false, is_for_admins: false },
    save: async (written): Promise<FieldDraft> => ({
      ...(field?.id ? { id: field.id } : {}),
      label: written.label,
      name: written.name?.trim() || proposedName(written.label, taken),
      input_type: written.input_type,
      help: written.help ?? '',
      purpose: written.purpose ?? '',
      is_required: written.is_required ?? false,
      is_for_admins: written.is_for_admins ?? false,
      minimum: written.minimum ?? null,
      maximum: written.maximum ?? null,
      options: withOptions.includes(written.input_type) ? linesOf(written.options) : [],
      terms: withTerms.includes(written.input_type) ? (written.terms ?? null) : null,
      shown_when: written.decider ? { field: written.decider, value: written.decided?.trim() || 'true' } : null,
    }),
    onSaved: onDone,
  })
  return (
    <Form form={form} submit={w.done}>
      <TextField name="label" label={w.question} />
      <FormRow>
        <SelectField name="input_type" label={w.type} options={optionsOf(inputType)} required />
        <TextField name="name" label={w.technicalName} help={w.technicalHelp} />
      </FormRow>
      <TypeFields form={form} />
      <FormRow>
        <TextField name="help" label={w.help} />
        <TextField name="purpose" label={w.purpose} help={w.purposeHelp} />
      </FormRow>
      <Condition form={form} before={before} />
      <CheckboxField name="is_required" label={w.required} />
      <CheckboxField name="is_for_admins" label={w.forAdmins} />
    </Form>
  )
}

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function TypeFields({ form }: { form: RecordForm }) {
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

function Condition({ form, before }: { form: RecordForm; before: readonly FieldDraft[] }) {
  const decider = useWatch({ control: form.control, name: 'decider' })
  const deciding = before.find(({ name }) => name === decider)
  if (before.length === 0) return null
  return (
    <FormRow>
      <SelectField
        name="decider"
        label={w.shownWhen}
        placeholder={w.always}
        options={before.map(({ name, label }) => ({ value: name, label }))}
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
