import type { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { formsWords as w } from '@kxo/domain/forms/words'
import * as z from 'zod/mini'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { EnglishFields, TypeFields } from './question-parts.tsx'
import { lacksNothing, questionOf, writtenOf, writtenQuestion } from './written-question.ts'

const Written = z.object(writtenQuestion).check(lacksNothing)

type QuestionFormProps = {
  field: FieldDraft | null
  /** Questions asked before this one: what a condition may look at. */
  before: readonly FieldDraft[]
  taken: readonly string[]
  /** Whether the English of its texts is written too. */
  hasEnglish: boolean
  /** A published question keeps its name: it is the key of its answers. */
  isFrozen: boolean
  onDone: (field: FieldDraft) => void
}

/** One question: what is asked, how, of whom and when. */
export function QuestionForm({ field, before, taken, hasEnglish, isFrozen, onDone }: QuestionFormProps) {
  const form = useRecordForm({
    schema: Written,
    guards: false,
    values: field ? writtenOf(field) : { input_type: 'text', is_required: false, is_for_admins: false },
    save: async (written): Promise<FieldDraft> => questionOf(written, taken),
    onSaved: onDone,
  })
  return (
    <Form form={form} submit={w.done}>
      <TextField name="label" label={w.question} />
      <FormRow>
        <SelectField name="input_type" label={w.type} options={optionsOf(inputType)} required />
        <TextField name="name" label={w.technicalName} help={w.technicalHelp} disabled={isFrozen} />
      </FormRow>
      <TypeFields form={form} />
      <FormRow>
        <TextField name="help" label={w.help} />
        <TextField name="purpose" label={w.purpose} help={w.purposeHelp} />
      </FormRow>
      {hasEnglish ? <EnglishFields form={form} /> : null}
      <ConditionFields form={form} before={before} />
      <CheckboxField name="is_required" label={w.required} />
      <CheckboxField name="is_for_admins" label={w.forAdmins} />
    </Form>
  )
}
