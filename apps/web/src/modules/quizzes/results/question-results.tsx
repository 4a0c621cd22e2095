import type { QuizResults } from '@kxo/domain/quizzes/attempts-contract'
import { may } from '@kxo/domain/quizzes/permissions'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Box, Progress, Table, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { cancelQuestion } from '../api.ts'
import { usePercent } from './use-percent.ts'

/** The questions people took, the hardest first; one that was badly put is cancelled for everyone. */
export function QuestionResults({ id, questions }: { id: number; questions: QuizResults['questions'] }) {
  const { say } = useLanguage()
  const titleId = useId()
  return (
    <PanelSection gap="sm" miw={0} aria-labelledby={titleId}>
      <Title id={titleId} order={2} size="h5">
        {say(w.hardest)}
      </Title>
      <Table verticalSpacing={6} horizontalSpacing="xs" className="figures" aria-labelledby={titleId}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say(w.statement)}</Table.Th>
            <Table.Th scope="col" ta="end">
              {say(writingWords.answers)}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {say(w.success)}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {questions.map((question) => (
            <QuestionRow key={question.id} id={id} question={question} />
          ))}
        </Table.Tbody>
      </Table>
    </PanelSection>
  )
}

function QuestionRow({ id, question }: { id: number; question: QuizResults['questions'][number] }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const percent = usePercent()
  const { statement, answers, success, is_cancelled } = question
  const label = say(is_cancelled ? w.restoreQuestion : w.cancelQuestion)
  const turn = async (): Promise<void> => {
    const asking = is_cancelled
      ? { title: writingWords.restoreTitle, message: writingWords.restoreText, act: w.restoreQuestion }
      : { title: w.cancelTitle, message: w.cancelText, act: w.cancelQuestion, tone: 'danger' as const }
    if (await confirm(asking))
      await runAction(() => cancelQuestion(id, { question: question.id, is_cancelled: !is_cancelled }), w.recounted)
  }
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400} className="anywhere">
        <Text span c={is_cancelled ? 'dimmed' : undefined} inherit>
          {statement}
        </Text>{' '}
        {is_cancelled ? <Badge>{w.cancelledQuestion}</Badge> : null}
        {/* The figures beside it say the same. */}
        {success === null ? null : <Progress mt={4} value={success} aria-hidden />}
        {may.writeQuizzes(actor) ? (
          <Box mt={4}>
            <Button variant="subtle" size="sm" aria-label={`${label}, ${statement}`} onClick={() => void turn()}>
              {label}
            </Button>
          </Box>
        ) : null}
      </Table.Th>
      <Table.Td ta="end">{answers}</Table.Td>
      <Table.Td ta="end">{percent(success)}</Table.Td>
    </Table.Tr>
  )
}
