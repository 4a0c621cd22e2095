import type { QuestionKind } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Switch } from '@mantine/core'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { LinesField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow, type RecordForm } from '../../../ui/form/form.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { ChoicesFields } from './choices-fields.tsx'
import { ItemsFields } from './items-fields.tsx'
import { PairsFields } from './pairs-fields.tsx'

/** The right answer of a question, as its kind has it. */
export function SolutionFields({ form, name, kind }: { form: RecordForm; name: string; kind: QuestionKind }) {
  switch (kind) {
    case 'single':
    case 'multiple':
      return <ChoicesFields form={form} name={`${name}.choices`} isSingle={kind === 'single'} />
    case 'trueFalse':
      return <TrueField name={`${name}.is_true`} />
    case 'order':
      return <ItemsFields form={form} name={`${name}.items`} />
    case 'match':
      return <PairsFields form={form} name={`${name}.pairs`} />
    case 'text':
      return <LinesField name={`${name}.accepted`} label={w.accepted} help={w.acceptedHelp} required={false} />
    case 'number':
      return (
        <FormRow>
          <NumberField name={`${name}.value`} label={w.value} required />
          <NumberField name={`${name}.tolerance`} label={w.tolerance} required />
        </FormRow>
      )
  }
}

function TrueField({ name }: { name: string }) {
  const { value, change, input } = useField({ name, label: w.isTrue, required: false })
  return (
    <Switch
      ref={input.ref}
      name={input.name}
      label={input.label}
      checked={value === true}
      onBlur={input.onBlur}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}
