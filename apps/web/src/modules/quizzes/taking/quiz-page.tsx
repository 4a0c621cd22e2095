import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { ownQuizzes } from '@kxo/domain/quizzes/paths'
import type { OwnQuizPage } from '@kxo/domain/quizzes/taking-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Box } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { recordIdIn } from '../../../platform/record-id.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { AttemptForm } from '../answering/attempt-form.tsx'
import { beginAttempt, ownQuizQuery } from '../own-api.ts'
import { Introduction } from './introduction.tsx'
import { mayRetake } from './quiz-moment.ts'
import { QuizOutcome } from './quiz-outcome.tsx'

/** U27: a quiz as one takes it, from its introduction to its result. */
export default function QuizPage() {
  const id = recordIdIn(useParams({ strict: false })['id'])
  return <Quiz key={id} id={id} />
}

const news = { begun: null, sent: w.submitted, timeOver: w.timeOver }

function Quiz({ id }: { id: number }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const now = useNow()
  const queries = useQueryClient()
  const query = ownQuizQuery(id)
  const { data: quiz, dataUpdatedAt } = useSuspenseQuery(query)
  const [done, setDone] = useState<keyof typeof news | null>(null)
  const show = (page: OwnQuizPage, act: keyof typeof news): void => {
    queries.setQueryData(query.queryKey, page)
    setDone(act)
  }
  const beginning = useAction({ mutationFn: () => beginAttempt(id), onSuccess: (page) => show(page, 'begun') })
  const { title, event_title, attempt, state, result } = quiz
  const sentence = done && news[done]
  const isToBegin = result === null && (state === 'open' || state === 'started')
  return (
    <Box maw={attempt ? 1100 : 760} w="100%" mx="auto">
      <PageTitle above={isSignedInFully(actor) ? [{ label: w.list, to: ownQuizzes() }] : []} subtitle={event_title}>
        {title}
      </PageTitle>
      {attempt ? (
        <AttemptForm
          key={attempt.id}
          quiz={id}
          attempt={attempt}
          clockAhead={attempt.now.getTime() - dataUpdatedAt}
          takesFocus={done === 'begun'}
          onSent={(page, isTimeOver) => show(page, isTimeOver ? 'timeOver' : 'sent')}
        />
      ) : isToBegin ? (
        <Introduction quiz={quiz} isBeginning={beginning.isPending} onBegin={() => beginning.mutate()} />
      ) : (
        <QuizOutcome
          quiz={quiz}
          news={sentence ? say(sentence) : ''}
          again={
            mayRetake(quiz, now) ? (
              <Button variant="default" loading={beginning.isPending} onClick={() => beginning.mutate()}>
                {say(w.again)}
              </Button>
            ) : null
          }
        />
      )}
    </Box>
  )
}
