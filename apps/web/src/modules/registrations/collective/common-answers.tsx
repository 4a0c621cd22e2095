import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { Radio, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DynamicForm, formQuestionsQuery } from '../../forms/index.ts'

/** Each person answers alone, or whoever registers them answers once for all. */
export type GroupAnswers = 'each' | 'common'
type CommonAnswersProps = {
  form: number
  /** Of the drawn form: the button that registers the group sends it. */
  id: string
  answers: GroupAnswers
  onChange: (answers: GroupAnswers) => void
  onAnswered: (answers: Record<string, string>) => void
}

/** The form of the event: each person's own, or answered once for the whole group. */
export function CommonAnswers({ form, id, answers, onChange, onAnswered }: CommonAnswersProps) {
  const { say } = useLanguage()
  const fields = useQuery(formQuestionsQuery(form)).data?.fields
  return (
    <Stack gap="sm">
      <Radio.Group label={say(w.answersTitle)} value={answers} onChange={(value) => onChange(value === 'common' ? 'common' : 'each')}>
        <Stack gap={6} mt={6}>
          <Radio value="each" label={say(w.answersEach)} />
          <Radio value="common" label={say(w.answersCommon)} />
        </Stack>
      </Radio.Group>
      {answers === 'common' && fields ? (
        <DynamicForm fields={fields} id={id} submit={null} guards={false} save={async (responses) => onAnswered(responses)} />
      ) : null}
    </Stack>
  )
}
