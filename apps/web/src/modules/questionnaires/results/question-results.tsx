import { inLanguage } from '@kxo/domain/forms/inputs/in-language'
import type { QuestionnaireResults, QuestionResult } from '@kxo/domain/questionnaires/contract'
import { leastAnswers } from '@kxo/domain/questionnaires/rules'
import { resultsWords, questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { AnswerFigures } from './answer-figures.tsx'
import { countsOf } from './counts-of.ts'
import { isHidden, useShownFigures } from './use-shown-figures.ts'
import { ValueBars } from './value-bars.tsx'
import { WrittenAnswers } from './written-answers.tsx'

/** What was answered in figures, then question by question. */
export function QuestionResults({ results }: { results: QuestionnaireResults }) {
  const { score, questions } = results
  return (
    <Stack gap="lg">
      <AnswerFigures figures={results} />
      {results.answered === 0 ? (
        <Empty sentence={resultsWords.noResponse} />
      ) : isHidden(results) ? (
        <Empty sentence={resultsWords.hidden} />
      ) : (
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
          {score === null ? null : <Recommendations results={results} score={score} />}
          {questions.map((question) => (
            <Question key={question.name} form={results.id} question={question} />
          ))}
        </SimpleGrid>
      )}
    </Stack>
  )
}

type BlockProps = { title: string; below: string; children: ReactNode }

function Block({ title, below, children }: BlockProps) {
  const id = useId()
  return (
    <PanelSection gap="sm" miw={0} aria-labelledby={id}>
      <div>
        <Title id={id} order={2} size="h5" className="anywhere">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {below}
        </Text>
      </div>
      {children}
    </PanelSection>
  )
}

/** Who would recommend, who would not, and what is between. */
function Recommendations({ results, score }: { results: QuestionnaireResults; score: number }) {
  const { say } = useLanguage()
  const shown = useShownFigures()
  const { promoters, passives, detractors } = results
  const all = promoters + passives + detractors
  const counts = [
    { value: 'promoters', label: say(resultsWords.promoters), count: promoters, colour: 'green' },
    { value: 'passives', label: say(resultsWords.passives), count: passives, colour: 'gray' },
    { value: 'detractors', label: say(resultsWords.detractors), count: detractors, colour: 'red' },
  ]
  return (
    <Block title={`${say(w.score)} ${shown.score(score)}`} below={say(resultsWords.ofAnswers, { n: all })}>
      <ValueBars counts={counts} all={all} />
    </Block>
  )
}

function Question({ form, question }: { form: number; question: QuestionResult }) {
  const { say, locale } = useLanguage()
  const { answers, mean } = question
  const field = inLanguage(question.field, locale)
  const counts = countsOf(field, question.values, say)
  const below = [
    say(resultsWords.ofAnswers, { n: answers }),
    mean === null
      ? null
      : say(resultsWords.mean, {
          mean: mean.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 1 }),
          max: field.maximum ?? 5,
        }),
  ]
  return (
    <Block title={field.label} below={below.filter(Boolean).join(' · ')}>
      {answers === 0 ? (
        <Text c="dimmed">{say(resultsWords.unanswered)}</Text>
      ) : counts && answers < leastAnswers ? (
        <Text c="dimmed">{say(w.tooFew)}</Text>
      ) : counts ? (
        <ValueBars counts={counts} all={answers} />
      ) : (
        <WrittenAnswers form={form} question={question} />
      )}
    </Block>
  )
}
