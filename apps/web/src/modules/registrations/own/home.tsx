import { attendance } from '@kxo/domain/attendance/paths'
import { tickets } from '@kxo/domain/documents/paths'
import { event } from '@kxo/domain/events/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { type Due, duesContract } from '@kxo/domain/registrations/dues/dues-contract'
import { isOnTheDay, nextHalfDay, nextOf, waitsForPerson } from '@kxo/domain/registrations/home'
import { homeWords as h } from '@kxo/domain/registrations/home-words'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { hasWord, useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { registrationsDependencies } from '../dependencies.ts'
import { RegistrationBadge } from '../registration-badge.tsx'
import { DueLine } from './due-line.tsx'
import { OwnActs } from './own-acts.tsx'

/** Few answer for a team. */
const TeamHome = lazy(() => import('./team-home.tsx').then(({ TeamHome }) => ({ default: TeamHome })))

export const duesQuery = () => apiQuery(duesContract.list, {})
export const upcomingQuery = () =>
  apiQuery(contract.list, { query: { user: 'me', moment: 'upcoming', sort: 'start_date', page: 1, page_size: 50 } })

/** What a person opens on: their next session, what waits for them, then their team when they answer for one; nothing for whoever has none. */
export default function Home() {
  const mine = useSuspenseQuery(upcomingQuery()).data.results
  const now = useNow()
  const hasTeam = may.followTeam(useViewer().actor)
  const next = nextOf(mine, now)
  const waiting = mine.filter(waitsForPerson)
  const dues = useSuspenseQuery(duesQuery()).data
  if (!next && waiting.length === 0 && dues.length === 0 && !hasTeam) return null
  return (
    <Stack mb="lg">
      {next ? <NextSession registration={next} now={now} /> : null}
      {waiting.length + dues.length > 0 ? <ToDo registrations={waiting} dues={dues} /> : null}
      {hasTeam ? (
        <Suspense fallback={<Loading lines={6} />}>
          <TeamHome />
        </Suspense>
      ) : null}
    </Stack>
  )
}

function NextSession({ registration, now }: { registration: Registration; now: Date }) {
  const viewer = useViewer()
  const { say, locale } = useLanguage()
  const { time_zone: zone } = registration
  const { CalendarButton } = registrationsDependencies()
  const halfDay = nextHalfDay(registration, now)
  const start = halfDay?.start_at ?? registration.start_date
  const end = halfDay?.end_at ?? registration.end_date
  const signs = isOnTheDay(registration, now) && hasWord(viewer, 'attendance')
  return (
    <Card component="section" aria-labelledby="next-session">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {say(isOnTheDay(registration, now) ? h.today : h.next)}
        </Text>
        <Title order={2} size="h3" id="next-session">
          {registration.event_title}
        </Title>
        {start ? <Text>{formatRange(start, end ?? start, locale, { zone, times: true })}</Text> : null}
        {halfDay && (halfDay.activity ?? halfDay.title) ? (
          <Text>{[halfDay.activity, halfDay.title].filter(Boolean).join(' – ')}</Text>
        ) : null}
        <Text>
          {(halfDay ?? registration).is_online
            ? say(w.online)
            : halfDay
              ? [halfDay.room_name, halfDay.place].filter(Boolean).join(', ')
              : registration.town}
        </Text>
        <Group gap="xs">
          {signs ? <LinkButton to={attendance()}>{say(h.sign)}</LinkButton> : null}
          {hasWord(viewer, 'ticket') ? (
            <LinkButton to={tickets()} variant={signs ? 'default' : 'primary'}>
              {say(h.ticket)}
            </LinkButton>
          ) : null}
          {CalendarButton ? (
            <Suspense>
              <CalendarButton registration={registration.id} />
            </Suspense>
          ) : null}
          <LinkButton to={event(registration.event)} variant="default">
            {say(h.details)}
          </LinkButton>
        </Group>
      </Stack>
    </Card>
  )
}

function ToDo({ registrations, dues }: { registrations: readonly Registration[]; dues: readonly Due[] }) {
  const { say } = useLanguage()
  return (
    <Card component="section" aria-labelledby="to-do">
      <Title order={2} size="h4" id="to-do" mb="xs">
        {say(h.toDo)}
      </Title>
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {registrations.map((registration) => (
          <li key={registration.id}>
            <Group justify="space-between" gap="xs">
              <div>
                <Anchor component={Link} to={event(registration.event)}>
                  {registration.event_title}
                </Anchor>{' '}
                <RegistrationBadge registration={registration} />
              </div>
              <Group gap="xs">
                <OwnActs registration={registration} size="sm" />
              </Group>
            </Group>
          </li>
        ))}
        {dues.map((due) => (
          <DueLine key={due.path} due={due} />
        ))}
      </Stack>
    </Card>
  )
}
