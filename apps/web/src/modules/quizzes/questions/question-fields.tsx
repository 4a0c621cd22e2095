import { type Question, type QuestionKind, questionKinds } from '@kxo/domain/quizzes/question'
import { questionKindWords, quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Autocomplete, Select, Stack } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow, type RecordForm } from '../../../ui/form/form.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { SolutionFields } from './solution-fields.tsx'

type QuestionFieldsProps = { form: RecordForm; at: number; kind: QuestionKind; isTest: boolean; onTurn: (kind: QuestionKind) => void }

/** What a question asks, its right answer, what it is worth. */
export function QuestionFields({ form, at, kind, isTest, onTurn }: QuestionFieldsProps) {
  const { say } = useLanguage()
  const name = `questions.${at}`
  const objective = <ObjectiveField form={form} name={`${name}.objective`} />
  return (
    <Stack gap="md">
      <TextareaField name={`${name}.statement`} label={w.statement} rows={2} maxLength={2000} required />
      {isTest ? objective : null}
      <FormRow>
        <Select
          label={say(w.questionKind)}
          data={questionKinds.map((one) => ({ value: one, label: say(questionKindWords[one]) }))}
          value={kind}
          allowDeselect={false}
          onChange={(next) => (next === null ? undefined : onTurn(next as QuestionKind))}
        />
        <NumberField name={`${name}.points`} label={w.points} required />
      </FormRow>
      <SolutionFields form={form} name={name} kind={kind} />
      {isTest ? null : objective}
      <TextareaField name={`${name}.explanation`} label={w.explanation} help={w.explanationHelp} rows={2} maxLength={2000} />
    </Stack>
  )
}

/** What the question assesses: an objective of another question, or a new one. */
function ObjectiveField({ form, name }: { form: RecordForm; name: string }) {
  const { text, change, input } = useField({ name, label: w.objective, help: writingWords.objectiveHelp, required: false })
  const questions = (useWatch({ control: form.control, name: 'questions' }) ?? []) as readonly Question[]
  const used = [...new Set(questions.map(({ objective }) => objective.trim()))].filter((one) => one !== '' && one !== text.trim())
  return <Autocomplete {...input} data={used} value={text} onChange={change} maxLength={200} />
}
