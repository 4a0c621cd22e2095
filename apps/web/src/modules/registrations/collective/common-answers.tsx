import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { Group, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DynamicForm, formQuestionsQuery } from '../../forms/index.ts'

type CommonAnswersProps = {
  form: number
  answers: Record<string, string> | undefined
  onChange: (answers: Record<string, string> | undefined) => void
}

/** The form of the event: each person's own, or answered once for the whole group. */
export function CommonAnswers({ form, answers, onChange }: CommonAnswersProps) {
  const { say } = useLanguage()
  const [isCommon, setCommon] = useState(answers !== undefined)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const fields = useQuery(formQuestionsQuery(form)).data?.fields
  return (
    <Stack gap="sm">
      <Radio.Group
        label={say(w.answersTitle)}
        value={isCommon ? 'common' : 'each'}
        onChange={(value) => {
          setCommon(value === 'common')
          if (value !== 'common') onChange(undefined)
        }}
      >
        <Stack gap={6} mt={6}>
          <Radio value="each" label={say(w.answersEach)} />
          <Radio value="common" label={say(w.answersCommon)} />
        </Stack>
      </Radio.Group>
      {isCommon && answers ? (
        <Group gap="sm">
          <Text size="sm" role="status">
            {say(w.answersStay)}
          </Text>
          <Button size="sm" variant="default" onClick={() => onChange(undefined)}>
            {say(w.changeAnswers)}
          </Button>
        </Group>
      ) : null}
      {isCommon && !answers && fields ? (
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
