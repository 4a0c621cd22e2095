import { labels } from '@kxo/domain/kernel/labels'
import { countedAttempt, type QuizKind, quizFeedback, testType } from '@kxo/domain/quizzes/kinds'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, type RecordForm } from '../../../ui/form/form.tsx'

/** How a quiz is called and taken. */
export function SettingsForm({ form, kind }: { form: RecordForm; kind: QuizKind }) {
  return (
    <PanelSection>
      <Form form={form} submit={labels.save}>
        <TextField name="title" label={w.titleLabel} maxLength={200} required />
        {kind === 'test' ? <SelectField name="test_type" label={w.typeLabel} options={optionsOf(testType)} required /> : null}
        <TextareaField name="instructions" label={w.instructions} maxLength={4000} />
        <FormRow>
          <NumberField name="pass_mark" label={w.passMark} required />
          <NumberField name="minutes" label={w.minutesLabel} help={w.minutesHelp} />
        </FormRow>
        <FormRow>
          <NumberField name="attempts" label={w.attempts} help={w.attemptsHelp} />
          <SelectField name="counted" label={w.counted} options={optionsOf(countedAttempt)} required />
        </FormRow>
        <SelectField name="feedback" label={w.feedback} options={optionsOf(quizFeedback)} required />
        <CheckboxField name="is_shuffled" label={w.shuffled} />
        <TextareaField name="passed_text" label={w.passedText} maxLength={1000} />
        <TextareaField name="failed_text" label={w.failedText} maxLength={1000} />
      </Form>
    </PanelSection>
  )
}
