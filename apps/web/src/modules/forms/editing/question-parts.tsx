import type { InputType } from '@kxo/domain/forms/inputs/input-type'
import { formsWords as w } from '@kxo/domain/forms/words'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow, type RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { WrittenDocumentField } from './written-fields.tsx'
import { withBounds, withOptions, withTerms } from './written-question.ts'

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
    </>
  )
}
