import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { Group, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DynamicForm, formQuestionsQuery } from '../../forms/index.ts'

/** Each answers alone; or all together, once the answers are `typed` and then stay. */
export type GroupAnswers = 'each' | 'typed' | Record<string, string>
type CommonAnswersProps = { form: number; answers: GroupAnswers; isChecked: boolean; onChange: (answers: GroupAnswers) => void }

/** The form of the event: each person's own, or answered once for the whole group. */
export function CommonAnswers({ form, answers, isChecked, onChange }: CommonAnswersProps) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const fields = useQuery(formQuestionsQuery(form)).data?.fields
  return (
    <Stack gap="sm">
      <Radio.Group
        label={say(w.answersTitle)}
        value={answers === 'each' ? 'each' : 'common'}
        error={isChecked && answers === 'typed' ? say(w.answersToSave) : undefined}
        onChange={(value) => onChange(value === 'common' ? 'typed' : 'each')}
      >
        <Stack gap={6} mt={6}>
          <Radio value="each" label={say(w.answersEach)} />
          <Radio value="common" label={say(w.answersCommon)} />
        </Stack>
      </Radio.Group>
      {typeof answers === 'object' ? (
        <Group gap="sm">
          <Text size="sm" role="status">
            {say(w.answersStay)}
          </Text>
          <Button size="sm" variant="default" onClick={() => onChange('typed')}>
            {say(w.changeAnswers)}
          </Button>
        </Group>
      ) : null}
      {answers === 'typed' && fields ? (
        <DynamicForm
          fields={fields}
          answers={typed}
          submit={w.keepAnswers}
          guards={false}
          save={async (answers) => {
            setTyped(answers)
            onChange(answers)
          }}
        />
      ) : null}
    </Stack>
  )
}
