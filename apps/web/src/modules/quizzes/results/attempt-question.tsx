import type { AttemptDetail } from '@kxo/domain/quizzes/attempts-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Group, Stack, Text, Title } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { type TextOrSentence, useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { answerLines } from './answer-lines.ts'
import { MarkForm } from './mark-form.tsx'

type AttemptQuestionProps = {
  attempt: Pick<AttemptDetail, 'id' | 'quiz_id'>
  question: AttemptDetail['questions'][number]
  number: number
  mayMark: boolean
}

/** One question of an attempt: what was answered, what was right, the points it got. */
export function AttemptQuestion({ attempt, question, number, mayMark }: AttemptQuestionProps) {
  const { say, locale } = useLanguage()
  const { statement, points, answer, solution, explanation, got, is_by_hand, is_cancelled } = question
  const answered = answerLines(question, answer)
  const right = answerLines(question, solution)
  return (
    <Stack component="li" gap={6} pt="md" className="line-above">
      <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={3} size="h5" className="anywhere">
          {`${say(w.question, { n: number })}. ${statement}`}
        </Title>
        {is_cancelled ? (
          <Badge>{w.cancelledQuestion}</Badge>
        ) : got === null ? (
          <Badge tone="warning">{w.toMark}</Badge>
        ) : (
          <Text span className="figures" fw={550} ta="end">
            {say(w.gotPoints, { got: got.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB'), points })}
          </Text>
        )}
      </Group>
      <Lines label={w.answerGiven} lines={answered.length > 0 ? answered : [w.noAnswer]} />
      {right.length > 0 ? <Lines label={w.solution} lines={right} /> : null}
      {explanation ? (
        <Text size="sm" c="dimmed" className="anywhere">
          {explanation}
        </Text>
      ) : null}
      {mayMark && is_by_hand && answered.length > 0 ? <MarkForm attempt={attempt} question={question} /> : null}
    </Stack>
  )
}

function Lines({ label, lines }: { label: TextOrSentence; lines: readonly TextOrSentence[] }) {
  const text = useText()
  return (
    <div>
      <Text size="sm" c="dimmed">
        {text(label)}
      </Text>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and several may be the same
        <Text key={at} className="anywhere" style={{ whiteSpace: 'pre-wrap' }}>
          {text(line)}
        </Text>
      ))}
    </div>
  )
}
