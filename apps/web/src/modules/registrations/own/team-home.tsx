import { contactsContract } from '@kxo/domain/contacts/contract'
import { profile, team } from '@kxo/domain/contacts/paths'
import { teamWords } from '@kxo/domain/contacts/team-words'
import { event } from '@kxo/domain/events/paths'
import { formatDate, formatRange } from '@kxo/domain/kernel/dates'
import { collectiveWords } from '@kxo/domain/registrations/collective/collective-words'
import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { homeWords as h } from '@kxo/domain/registrations/home-words'
import { teamDashboard } from '@kxo/domain/registrations/paths'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type TeamDate, teamContract } from '@kxo/domain/registrations/team/team-contract'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { teamActs } from '../deciding/decisions.ts'
import { useDecisions } from '../deciding/use-decisions.tsx'
import { PanelActs } from '../detail/panel-acts.tsx'

const RegisterDialog = lazy(() => import('../registering/register-many-dialog.tsx'))
const page = 1
const mostPeople = 10
/** People named before the whole list is asked for. */
const mostShown = 6

/** What a referent opens on, for their people: what awaits their agreement, who goes where next, and the team itself. */
export const TeamHome = bounded(
  function TeamHome({ isWithFigures = false }: { isWithFigures?: boolean }) {
    const { say } = useLanguage()
    const viewer = useViewer()
    const [dates, people] = useSuspenseQueries({
      queries: [
        apiQuery(teamContract.dates, {}),
        apiQuery(contactsContract.list, { query: { company: 'mine', sort: 'last_name', page, page_size: mostPeople } }),
      ],
    })
    const { results, count } = people.data
    return (
      <Card component="section" aria-labelledby="team-home">
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h3" id="team-home">
            {say(collectiveWords.teamTab)}
          </Title>
          <Group gap="md">
            {isWithFigures || !hasFeature(viewer, 'referent') || viewer.tenant.params.is_recruiting_platform ? null : (
              <Anchor component={Link} to={teamDashboard()}>
                {say(h.teamFigures)}
              </Anchor>
            )}
            <Anchor component={Link} to={team()}>
              {say(h.wholeTeam, { n: count })}
            </Anchor>
          </Group>
        </Group>
        <Requests />
        <Columns widths="minmax(0, 3fr) minmax(0, 2fr)" gap="lg">
          <Part title={say(h.teamDates)}>
            {dates.data.length === 0 ? <Text c="dimmed">{say(h.noTeamDate)}</Text> : null}
            <Lines>
              {dates.data.map((date) => (
                <DateLine key={date.event} date={date} />
              ))}
            </Lines>
          </Part>
          <People people={results.slice(0, mostShown)} />
        </Columns>
      </Card>
    )
  },
  { lines: 6 },
)

/** What awaits the agreement of a referent, answered where it is read. */
function Requests() {
  const { actor, tenant } = useViewer()
  const { say, locale } = useLanguage()
  const { actsOn, dialog } = useDecisions(teamActs)
  const mayAnswer = may.listTeamRequests(actor, tenant.params)
  const waiting = useQuery(apiQuery(contract.list, { query: { desk: 'team', page, page_size: mostPeople } }, { enabled: mayAnswer }))
  const requests = waiting.data?.results ?? []
  if (requests.length === 0) return null
  return (
    <Part title={say(h.toAgree)}>
      <Lines>
        {requests.map((request) => {
          const name = `${request.first_name} ${request.last_name}`
          const { start_date: start, time_zone: zone } = request
          return (
            <Group key={request.id} component="li" justify="space-between" gap="xs" py="xs" className="line-above">
              <div>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {[request.event_title, start && formatDate(start, locale, { zone })].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <Group gap="xs">
                <PanelActs acts={actsOn(request)} name={name} />
              </Group>
            </Group>
          )
        })}
      </Lines>
      {dialog}
    </Part>
  )
}

/** One date of the team: who goes, and where they stand. */
function DateLine({ date: { time_zone: zone, start_date: start, end_date: end, ...date } }: { date: TeamDate }) {
  const { say, locale } = useLanguage()
  const others = date.people - date.names.length
  return (
    <Stack component="li" gap={4} py="xs" className="line-above">
      <Anchor component={Link} to={event(date.event)} search={{ tab: 'team' }} fw={600} className="anywhere">
        {date.event_title}
      </Anchor>
      <Text size="sm" c="dimmed">
        {[start && formatRange(start, end ?? start, locale, { zone }), date.is_online ? say(w.online) : date.town]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text size="sm">{others > 0 ? say(h.andOthers, { names: date.names.join(', '), n: others }) : date.names.join(', ')}</Text>
      <Group gap={6}>
        {date.counts.map(({ status, count }) => (
          <Badge key={status} tone={registrationStatus.toneOf(status)}>
            {`${count} · ${say(registrationStatus.labelOf(status))}`}
          </Badge>
        ))}
      </Group>
    </Stack>
  )
}

type PeopleProps = { people: readonly { id: number; first_name: string; last_name: string; figures: Figures | null }[] }
type Figures = { next_date: Date | null; to_do: number }

/** The people of the team: when each is next expected, what is awaited of them, and registering them. */
function People({ people }: PeopleProps) {
  const viewer = useViewer()
  const { say, locale, zone } = useLanguage()
  const [chosen, setChosen] = useState<number | null>(null)
  const close = () => setChosen(null)
  const mayRegister = may.registerTeam(viewer.actor, { has_delegation: hasFeature(viewer, 'delegation') })
  return (
    <Part title={say(collectiveWords.people)}>
      <Lines>
        {people.map(({ id, first_name, last_name, figures }) => (
          <Group key={id} component="li" justify="space-between" wrap="nowrap" gap="xs" py="xs" className="line-above">
            <div>
              <Anchor component={Link} to={profile(id)}>
                {first_name} {last_name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {[
                  figures?.next_date &&
                    say(uiWords.factOf, { label: say(teamWords.nextDate), value: formatDate(figures.next_date, locale, { zone }) }),
                  figures?.to_do ? say(teamWords.toDoCount, { n: figures.to_do }) : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            {mayRegister ? (
              <Button
                size="sm"
                variant="default"
                aria-haspopup="dialog"
                aria-label={say(h.registerOne, { name: `${first_name} ${last_name}` })}
                onClick={() => setChosen(id)}
              >
                {say(w.register)}
              </Button>
            ) : null}
          </Group>
        ))}
      </Lines>
      <Suspense>{chosen === null ? null : <RegisterDialog ids={[chosen]} onDone={() => undefined} onClose={close} />}</Suspense>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}

const Lines = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" gap={0} p={0} m={0} mb="sm" style={{ listStyle: 'none' }}>
    {children}
  </Stack>
)
