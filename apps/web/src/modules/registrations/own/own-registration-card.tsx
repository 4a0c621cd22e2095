import { meeting } from '@kxo/domain/attendance/paths'
import { ticketWords } from '@kxo/domain/documents/ticket-words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { absenceInWords } from '@kxo/domain/registrations/absences/absence-reason'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Flex, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { LinkButton } from '../../../ui/plain/button.tsx'
import { RecordSheet } from '../../fields/index.ts'
import { historyQuery, ownQuery } from '../api.ts'
import { registrationsDependencies } from '../dependencies.ts'
import { RegistrationBadge } from '../registration-badge.tsx'
import { offerOf } from '../waiting/own-waiting-list.tsx'
import { ownWaitingQuery } from '../waiting/waiting-api.ts'
import { OwnActs } from './own-acts.tsx'
import { OwnActivities } from './own-dates.tsx'

/** One's own registration on the page of its event: state, acts, and the way it came; nothing for those who have none. */
export default function OwnRegistrationCard({ event: { id: eventId } }: { event: { id: number } }) {
  const viewer = useViewer()
  const { tenant, actor } = viewer
  const { say } = useLanguage()
  const own = useQuery({ ...ownQuery(eventId), enabled: actor.user_id !== null })
  const registration = own.data
  const mayBeOffered = registration !== undefined && registration !== null && registrationStatus.isIn(registration.status, 'isUnfinished')
  const waiting = useQuery({ ...ownWaitingQuery(eventId), enabled: mayBeOffered })
  if (!registration) return null
  const isOver = registration.status === 'cancelled'
  const isExpected = registrationStatus.isIn(registration.status, 'isExpected')
  const mayJoin = registration.is_online && hasFeature(viewer, 'visio') && isExpected
  const { OwnWays } = registrationsDependencies()
  const offer = mayBeOffered ? offerOf(waiting.data?.entries ?? [], actor.user_id) : undefined
  return (
    <Panel component="section" gap="xs" p="md" aria-labelledby="own-registration">
      <h2 id="own-registration">{say(w.ownCard)}</h2>
      <p>
        <RegistrationBadge registration={registration} />
      </p>
      {registration.status === 'toValidate' && registration.forms_due === 0 ? <p>{say(w.awaiting, { client: tenant.label })}</p> : null}
      {isOver ? null : <OwnActivities registration={registration} />}
      <Group gap="xs" align="stretch">
        {mayJoin ? <LinkButton to={meeting(eventId)}>{say(ticketWords.join)}</LinkButton> : null}
        {isExpected
          ? OwnWays.map((OwnWay, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once
              <Suspense key={at} fallback={null}>
                <OwnWay event_id={eventId} />
              </Suspense>
            ))
          : null}
        {/* A place offered is taken or given back where its list is told. */}
        {offer ? null : <OwnActs registration={registration} />}
      </Group>
      <RecordSheet morph="Guest" id={registration.id} />
      <Timeline id={registration.id} zone={registration.time_zone} />
    </Panel>
  )
}

/** The statuses a registration went through. */
function Timeline({ id, zone }: { id: number; zone: string }) {
  const { say, locale } = useLanguage()
  const lines = useQuery(historyQuery(id)).data ?? []
  if (lines.length === 0) return null
  return (
    <Flex
      component="ol"
      direction="column"
      gap={10}
      mt="md"
      ps={18}
      style={{ borderInlineStart: '2px solid var(--k-line)', listStyle: 'none' }}
      aria-label={say(w.history)}
    >
      {lines.map(({ at, to, by_name, ...why }) => (
        <li key={`${at.getTime()} ${to}`}>
          <strong>{say(registrationStatus.labelOf(to))}</strong>
          <Text c="dimmed" fz="xs">
            {[formatDateTime(at, locale, { zone }), by_name, absenceInWords(why, { say })].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </Flex>
  )
}
