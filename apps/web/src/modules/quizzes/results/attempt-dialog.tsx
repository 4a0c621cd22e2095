import { formatDateTime } from '@kxo/domain/kernel/dates'
import { labels } from '@kxo/domain/kernel/labels'
import type { AttemptDetail } from '@kxo/domain/quizzes/attempts-contract'
import { attemptState } from '@kxo/domain/quizzes/kinds'
import { masteryWords } from '@kxo/domain/quizzes/mastery-words'
import { may } from '@kxo/domain/quizzes/permissions'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { FactList } from '../../../ui/display/fact-list.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { attemptQuery } from '../api.ts'
import { AllowanceForm } from './allowance-form.tsx'
import { AttemptQuestion } from './attempt-question.tsx'
import { usePercent } from './use-percent.ts'

type AttemptDialogProps = { id: number; attempt: number; onClose: () => void }

/** One attempt, question by question, with what a person has to mark. */
export function AttemptDialog({ id, attempt, onClose }: AttemptDialogProps) {
  const { say } = useLanguage()
  const answer = useQuery(attemptQuery(id, attempt))
  const title = answer.data ? say(w.attemptOf, { n: answer.data.number, person: answer.data.person }) : w.attempt
  return (
    <Dialog opened onClose={onClose} width={800} title={title}>
      <Answered of={answer} lines={10}>
        {(detail) => <Detail detail={detail} />}
      </Answered>
    </Dialog>
  )
}

function Detail({ detail }: { detail: AttemptDetail }) {
  const { say, locale, zone } = useLanguage()
  const { actor } = useViewer()
  const percent = usePercent()
  const { id, quiz_id, allowance, event_title, started_at, minutes, percent: score, state, objectives, questions } = detail
  const mayWrite = may.writeQuizzes(actor)
  return (
    <Stack gap="lg">
      <FactList
        facts={[
          [say(w.event), event_title],
          [say(labels.date), formatDateTime(started_at, locale, { zone })],
          [say(w.time), minutes === null ? emptyPlaceholder : String(minutes)],
          [say(w.score), percent(score)],
          [say(w.result), <StatusBadge key={state} of={attemptState} is={state} />],
          ...(objectives ?? []).map(
            ({ objective, percent: reached, mastery }) => [objective, `${percent(reached)} · ${say(masteryWords[mastery])}`] as const,
          ),
        ]}
      />
      <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: 'none' }} aria-label={say(w.questions)}>
        {questions.map((question, at) => (
          <AttemptQuestion key={question.id} attempt={detail} question={question} number={at + 1} mayMark={mayWrite} />
        ))}
      </Stack>
      {mayWrite ? <AllowanceForm quiz={quiz_id} attempt={id} allowance={allowance} /> : null}
    </Stack>
  )
}
