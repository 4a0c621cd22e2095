import type { FormField } from '@kxo/domain/forms/inputs/field'
import { inLanguage } from '@kxo/domain/forms/inputs/in-language'
import { isRecommendation } from '@kxo/domain/forms/inputs/recommendation'
import { visibleFields } from '@kxo/domain/forms/rules'
import { answeringWords as w } from '@kxo/domain/questionnaires/sending-words'
import { questionnairesWords as q } from '@kxo/domain/questionnaires/words'
import { Flex, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { AnswerRead } from '../../forms/index.ts'

type OwnAnswersProps = { fields: readonly FormField[]; answers: Readonly<Record<string, string>> }

/** What one answered, each answer under its question. */
export function OwnAnswers({ fields, answers }: OwnAnswersProps) {
  const { say, locale } = useLanguage()
  const heading = useId()
  const answered = visibleFields(fields, answers, { isAdmin: false })
    .filter(({ name }) => answers[name])
    .map((field) => ({ ...inLanguage(field, locale), value: answers[field.name] ?? '' }))
  if (answered.length === 0) return null
  return (
    <PanelSection aria-labelledby={heading}>
      <Title order={2} fz={18} fw={650} mb="sm" id={heading}>
        {say(w.yourAnswers)}
      </Title>
      <Flex component="dl" direction="column" gap={12} m={0}>
        {answered.map((field) => (
          <div key={field.id}>
            <Text component="dt" size="sm" c="dimmed">
              {field.label}
            </Text>
            <Text component="dd" m={0} className="anywhere">
              {isRecommendation(field) ? say(q.outOfTen, { n: field.value }) : <AnswerRead input={field.input_type} value={field.value} />}
            </Text>
          </div>
        ))}
      </Flex>
    </PanelSection>
  )
}
