import { ownResults } from '@kxo/domain/quizzes/paths'
import type { OwnQuiz } from '@kxo/domain/quizzes/taking-contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { SimpleGrid } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { ownQuizzesQuery } from '../own-api.ts'
import { QuizCard } from './quiz-card.tsx'
import { isOver } from './quiz-moment.ts'

const deadlineOf = ({ closes_at }: OwnQuiz): number => closes_at?.getTime() ?? Number.MAX_SAFE_INTEGER

/** U26: what events give the person to take, the nearest deadline first, and what they took. */
export default function QuizzesPage() {
  const { say } = useLanguage()
  const { data } = useSuspenseQuery(ownQuizzesQuery())
  const [{ tab }, change] = useAddress()
  const panel = useId()
  const current = tab === 'done' ? 'done' : 'toTake'
  const toTake = data.filter((quiz) => !isOver(quiz)).toSorted((a, b) => deadlineOf(a) - deadlineOf(b))
  const done = data.filter(isOver).toSorted((a, b) => deadlineOf(b) - deadlineOf(a))
  const shown = current === 'done' ? done : toTake
  return (
    <>
      <PageTitle
        act={
          <LinkButton variant="default" to={ownResults()}>
            {say(w.ownResults)}
          </LinkButton>
        }
      >
        {w.list}
      </PageTitle>
      <Tabs
        label={w.list}
        tabs={[
          { key: 'toTake', label: w.toTake, count: toTake.length },
          { key: 'done', label: w.done, count: done.length },
        ]}
        current={current}
        onChange={(key) => change({ tab: key === 'done' ? key : undefined })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(current === 'done' ? w.done : w.toTake)}>
        {shown.length === 0 ? <Empty sentence={current === 'done' ? w.nothingDone : w.nothingToTake} /> : null}
        <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="md">
          {shown.map((quiz) => (
            <QuizCard key={quiz.id} quiz={quiz} />
          ))}
        </SimpleGrid>
      </div>
    </>
  )
}
