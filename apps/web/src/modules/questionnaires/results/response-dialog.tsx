import { answerText } from '@kxo/domain/forms/answers/answer-text'
import { splitValues } from '@kxo/domain/forms/answers/multi-values'
import type { DrawnField, FormField } from '@kxo/domain/forms/inputs/field'
import { inLanguage } from '@kxo/domain/forms/inputs/in-language'
import { isRecommendation } from '@kxo/domain/forms/inputs/recommendation'
import { formatDate } from '@kxo/domain/kernel/dates'
import { alertWords } from '@kxo/domain/questionnaires/alerts/alert-words'
import { questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import type { QuestionnaireResponse } from '@kxo/domain/questionnaires/contract'
import { isCounted } from '@kxo/domain/questionnaires/counted'
import { may } from '@kxo/domain/questionnaires/permissions'
import { resultsWords, questionnairesWords as w } from '@kxo/domain/questionnaires/words'
import { Flex, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { FactList } from '../../../ui/display/fact-list.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { AnswerRead } from '../../forms/index.ts'
import { responseQuery } from '../api.ts'
import { FollowUps } from '../plan/follow-ups.tsx'
import { TreatMenu } from '../plan/treat-menu.tsx'
import { optionLabel } from './counts-of.ts'
import { HiddenText, HideText } from './hide-text.tsx'

type ResponseDialogProps = { id: number; response: number; onClose: () => void }

/** One response, with its questions as they were put. */
export function ResponseDialog({ id, response, onClose }: ResponseDialogProps) {
  const answer = useQuery(responseQuery(id, response))
  return (
    <Dialog opened onClose={onClose} width={800} title={resultsWords.responseTitle}>
      <Answered of={answer} lines={8}>
        {(read) => <Response form={id} response={read} />}
      </Answered>
    </Dialog>
  )
}

function Response({ form, response }: { form: number; response: QuestionnaireResponse }) {
  const { say, locale } = useLanguage()
  const { actor } = useViewer()
  const { person, event_title, audience, answered_on, fields, alerts } = response
  return (
    <Stack gap="lg">
      <FactList
        facts={[
          [say(w.person), person ?? say(w.anonymous)],
          [say(w.event), event_title],
          [say(w.audience), say(questionnaireAudience.labelOf(audience))],
          [say(w.answeredOn), formatDate(answered_on, locale, { style: 'long' })],
        ]}
      />
      <Flex component="dl" direction="column" gap="md" aria-label={say(w.questions)}>
        {fields.map((field) => (
          <div key={field.name}>
            <Text component="dt" size="sm" c="dimmed" className="anywhere">
              {inLanguage(field, locale).label} {alerts.includes(field.name) ? <Badge tone="danger">{alertWords.lowScore}</Badge> : null}
            </Text>
            <Group component="dd" m={0} gap="sm" wrap="nowrap" justify="space-between" align="start">
              <AnswerLine form={form} response={response} field={field} />
            </Group>
          </div>
        ))}
      </Flex>
      {may.readPlan(actor) ? <FollowUps response={response.id} /> : null}
    </Stack>
  )
}

/** What was answered to a question and what may be made of it, or why it is not shown. */
function AnswerLine({ form, response, field }: { form: number; response: QuestionnaireResponse; field: FormField }) {
  const language = useLanguage()
  const drawn = inLanguage(field, language.locale)
  const value = response.answers[field.name] ?? ''
  const written = { form, response: response.id, question: field.name }
  const hidden = response.hidden.find(({ question }) => question === field.name)
  if (hidden) return <HiddenText written={written} hidden={hidden} />
  return (
    <>
      <Text component="span" className="anywhere">
        <Answer field={drawn} value={value} />
      </Text>
      {value === '' ? null : (
        <Group gap={4} justify="end" flex="0 1 auto">
          {isCounted(field.input_type) ? null : <HideText written={written} wording={drawn.label} />}
          <TreatMenu about={{ ...written, asked: drawn.label, said: answerText(field.input_type, value, language) }} />
        </Group>
      )}
    </>
  )
}

function Answer({ field, value }: { field: DrawnField; value: string }) {
  const { say } = useLanguage()
  if (value === '') return say(resultsWords.unanswered)
  if (isRecommendation(field)) return say(w.outOfTen, { n: value })
  if (field.input_type === 'select') return optionLabel(field, value)
  if (field.input_type === 'multiSelect')
    return splitValues(value)
      .map((option) => optionLabel(field, option))
      .join(', ')
  return <AnswerRead input={field.input_type} value={value} />
}
