import { splitValues } from '@kxo/domain/forms/answers/multi-values'
import { visibleFields } from '@kxo/domain/forms/rules'
import { Flex } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formQuery } from '../../forms/index.ts'

/** The answers given, each under its question. */
export function AnswersRead({ form, answers }: { form: number; answers: Readonly<Record<string, string>> }) {
  const fields = useQuery(formQuery(form)).data?.fields ?? []
  const answered = visibleFields(fields, answers, { isAdmin: false }).filter(({ name }) => answers[name])
  return (
    <Flex component="dl" direction="column" gap={10}>
      {answered.map(({ id, name, label, input_type }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {input_type === 'multiSelect' ? splitValues(answers[name] ?? '').join(', ') : answers[name] === 'true' ? '✓' : answers[name]}
          </dd>
        </div>
      ))}
    </Flex>
  )
}
