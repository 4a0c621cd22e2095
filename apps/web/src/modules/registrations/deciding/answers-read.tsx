import { inLanguage } from '@kxo/domain/forms/inputs/in-language'
import { visibleFields } from '@kxo/domain/forms/rules'
import { Flex } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { AnswerRead, formQuestionsQuery } from '../../forms/index.ts'

/** The answers given, each under its question. */
export function AnswersRead({ form, answers }: { form: number; answers: Readonly<Record<string, string>> }) {
  const fields = useQuery(formQuestionsQuery(form)).data?.fields ?? []
  const { locale } = useLanguage()
  const answered = visibleFields(fields, answers, { isAdmin: false })
    .filter(({ name }) => answers[name])
    .map((field) => inLanguage(field, locale))
  return (
    <Flex component="dl" direction="column" gap={10}>
      {answered.map(({ id, name, label, input_type }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <AnswerRead input={input_type} value={answers[name] ?? ''} />
          </dd>
        </div>
      ))}
    </Flex>
  )
}
