import { partnerPageWords as p } from '@kxo/domain/partners/page-words'
import { planningWords as w } from '@kxo/domain/partners/planning-words'
import { Flex, SimpleGrid, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLive } from '../../../platform/live.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { AssignmentCard, assignmentsQuery, Unavailabilities } from '../../partners/index.ts'
import { FeedButton } from '../feed-dialog.tsx'

const MyCalendar = lazy(() => import('./my-calendar.tsx'))

/** U36, the home of a partner: what they are proposed, what they do, when they are away. */
export default function MyPlanningPage() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const answer = useSuspenseQuery(assignmentsQuery())
  const [now] = useState(() => new Date())
  useLive('planning', () => void answer.refetch())
  const isOver = ({ end_date }: { end_date: Date | null }): boolean => end_date !== null && end_date < now
  const toAnswer = answer.data.filter((one) => one.status === 'inProgress' && !isOver(one) && !one.is_cancelled)
  const upcoming = answer.data.filter((one) => one.status === 'validated' && !isOver(one))
  const past = answer.data.filter((one) => !toAnswer.includes(one) && !upcoming.includes(one)).toReversed()
  return (
    <>
      <PageTitle act={actor.user_id === null ? null : <FeedButton subject="partner" id={actor.user_id} />}>{p.myPlanning}</PageTitle>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="lg">
          {toAnswer.length > 0 ? (
            <Stack component="section" gap="sm" aria-label={say(w.toAnswer)}>
              <Flex component="h2" rowGap="xs" columnGap="sm" align="center" wrap="wrap" justify="space-between" fz={16} fw={600}>
                {say(w.toAnswer)}
              </Flex>
              <Panel component="ul" display="block">
                {toAnswer.map((one) => (
                  <AssignmentCard key={one.id} assignment={one} isOver={false} />
                ))}
              </Panel>
            </Stack>
          ) : null}
          <Stack component="section" gap="sm" aria-label={say(w.upcoming)}>
            <Flex component="h2" rowGap="xs" columnGap="sm" align="center" wrap="wrap" justify="space-between" fz={16} fw={600}>
              {say(w.upcoming)}
            </Flex>
            {upcoming.length === 0 ? (
              <Text c="dimmed" fz="sm">
                {say(w.nothingUpcoming)}
              </Text>
            ) : null}
            <Panel component="ul" display="block">
              {upcoming.map((one) => (
                <AssignmentCard key={one.id} assignment={one} isOver={false} />
              ))}
            </Panel>
          </Stack>
        </Stack>
        <Stack gap="lg">
          <Unavailabilities />
          <Stack component="section" gap="sm" aria-label={say(w.past)}>
            <Flex component="h2" rowGap="xs" columnGap="sm" align="center" wrap="wrap" justify="space-between" fz={16} fw={600}>
              {say(w.past)}
            </Flex>
            {past.length === 0 ? (
              <Text c="dimmed" fz="sm">
                {say(w.nothingPast)}
              </Text>
            ) : null}
            <Panel component="ul" display="block">
              {past.map((one) => (
                <AssignmentCard key={one.id} assignment={one} isOver />
              ))}
            </Panel>
          </Stack>
        </Stack>
      </SimpleGrid>
      <Suspense fallback={<Loading lines={8} />}>
        <MyCalendar assignments={answer.data} />
      </Suspense>
    </>
  )
}
