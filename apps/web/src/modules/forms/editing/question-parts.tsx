import type { InputType } from '@kxo/domain/forms/inputs/input-type'
import { formsWords as w } from '@kxo/domain/forms/words'
import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow, FormSection, type RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { WrittenDocumentField } from './written-fields.tsx'
import { withBounds, withOptions, withTerms } from './written-question.ts'

/** The texts of a question for English readers. */
export function EnglishFields({ form }: { form: RecordForm }) {
  const { say } = useLanguage()
  const type = useWatch({ control: form.control, name: 'input_type' }) as InputType
  return (
    <FormSection title={w.inEnglish} help={w.inEnglishHelp}>
      <TextField name="label_en" label={w.question} />
      {withOptions.includes(type) ? (
        <TextareaField name="options_en" label={type === 'matrix' ? w.headers : w.options} help={w.optionsEnglishHelp} rows={4} />
      ) : null}
      {withTerms.includes(type) ? (
        <WrittenDocumentField
          name="terms_en"
          label={say(type === 'terms' ? w.terms : w.programme)}
          help=""
          required={false}
          disabled={false}
        />
      ) : null}
      <FormRow>
        <TextField name="help_en" label={w.help} />
        <TextField name="purpose_en" label={w.purpose} />
      </FormRow>
    </FormSection>
  )
}

/** What the type of a question asks beside it: its options, its text, its bounds. */
export function TypeFields({ form }: { form: RecordForm }) {
  const { say } = useLanguage()
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
        <WrittenDocumentField
          name="terms"
          label={say(type === 'terms' ? w.terms : w.programme)}
          help=""
          required={type === 'terms'}
          disabled={false}
        />
      ) : null}
      {withBounds.includes(type) ? (
        <FormRow>
          <NumberField name="minimum" label={w.minimum} />
          <NumberField name="maximum" label={w.maximum} />
        </FormRow>
      ) : null}
      {type === 'stars' ? (
        <Text size="sm" c="dimmed">
          {say(w.recommendationHelp)}
        </Text>
      ) : null}
    </>
  )
}
