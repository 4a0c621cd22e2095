import type { EventPage } from '@kxo/domain/events/contract'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { signin } from '@kxo/domain/registrations/paths'
import { may } from '@kxo/domain/registrations/permissions'
import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingWords as w } from '@kxo/domain/registrations/waiting/waiting-words'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import UnlessRegistered from '../signin/unless-registered.tsx'
import { DecisionLines } from './decision-lines.tsx'
import { OthersRank } from './others-rank.tsx'
import { acceptPlaces, joinWaitingList, leaveWaitingList, ownWaitingQuery } from './waiting-api.ts'

const GroupDialog = lazy(() => import('./group-dialog.tsx').then(({ GroupDialog }) => ({ default: GroupDialog })))

/** The waiting list as a person or the referent of a group stands on it: join, rank, offer, leave. */
export function OwnWaitingList({ event }: { event: EventPage }) {
  const viewer = useViewer()
  const { actor } = viewer
  const { say } = useLanguage()
  const [isGroup, setGroup] = useState(false)
  const waiting = useQuery({ ...ownWaitingQuery(event.id), enabled: event.has_waiting_list && actor.user_id !== null })
  const joining = useAction({
    mutationFn: () => joinWaitingList(event.id),
    onSuccess: () => toast.success(w.joined),
  })
  if (!event.has_waiting_list || !waiting.data) return null
  const { entries } = waiting.data
  const isIn = entries.some(({ people }) => people.some(({ user }) => user === actor.user_id))
  const isFull = event.availability === 'waitingList'
  if (!isFull && entries.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-label={say(w.title)}>
      {entries.map((entry) => (
        <OwnEntry key={entry.id} entry={entry} />
      ))}
      {isFull && entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          {say(w.already, { n: waiting.data.waiting })} {say(w.rule)}
        </Text>
      ) : null}
      {isFull && !isIn ? (
        <UnlessRegistered event_id={event.id}>
          <Button loading={joining.isPending} onClick={() => joining.mutate()}>
            {say(w.join)}
          </Button>
        </UnlessRegistered>
      ) : null}
      {isFull && may.registerTeam(actor, { has_delegation: hasFeature(viewer, 'delegation') }) ? (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setGroup(true)}>
          {say(w.joinGroup)}
        </Button>
      ) : null}
      {isGroup ? (
        <Suspense>
          <GroupDialog eventId={event.id} onClose={() => setGroup(false)} />
        </Suspense>
      ) : null}
    </Stack>
  )
}

/** The place held for a person alone, which they may take or give back. */
export const offerOf = (entries: readonly WaitingEntry[], user: number | null): WaitingEntry | undefined =>
  entries.find(({ people: [first, ...others] }) => others.length === 0 && first?.user === user && first.state === 'offered')

/** A request of one’s own, or one holds a place in: its rank, the place held, and what whoever asked for it can do. What an activity offers is taken at once, what an event offers by registering. */
export function OwnEntry({ entry, isOfActivity = false }: { entry: WaitingEntry; isOfActivity?: boolean }) {
  const { say, locale, zone } = useLanguage()
  const { actor } = useViewer()
  const offered = entry.people.filter(({ state }) => state === 'offered')
  const isAlone = entry.people.length === 1 && entry.people[0]?.user === actor.user_id
  const isOwn = isAlone || entry.asked_by === actor.user_id
  const leaving = useAction({
    mutationFn: () => leaveWaitingList(entry.id),
    onSuccess: () => toast.success(w.left),
  })
  const taking = useAction({
    mutationFn: () => acceptPlaces(entry.id),
    onSuccess: () => toast.success(isAlone ? w.takenAlone : w.taken),
  })
  const n = offered.length
  return (
    <Stack gap="xs">
      {n > 0 ? (
        <Text fw={600} role="status">
          {say(w.offered, { n, until: entry.offer_expires_at ? formatDateTime(entry.offer_expires_at, locale, { zone }) : '' })}
        </Text>
      ) : null}
      {!isAlone ? (
        <Text>
          <OthersRank entry={entry} />
        </Text>
      ) : entry.rank === null ? null : (
        <Text>{say(w.rank, { rank: entry.rank })}</Text>
      )}
      {isAlone ? null : (
        <Text size="sm" c="dimmed">
          {say(w.wants, { people: entry.people.length, needs: entry.at_least })}
        </Text>
      )}
      {isOwn ? null : <Text size="sm">{say(w.putBy, { name: entry.asked_by_name })}</Text>}
      {isOwn ? (
        <Group gap="xs">
          {n > 0 && isAlone && !isOfActivity ? <LinkButton to={signin(entry.event)}>{say(w.take, { n })}</LinkButton> : null}
          {n > 0 && (isOfActivity || !isAlone) ? (
            <Button loading={taking.isPending} onClick={() => taking.mutate()}>
              {say(w.take, { n })}
            </Button>
          ) : null}
          <Button variant="default" loading={leaving.isPending} onClick={() => leaving.mutate()}>
            {n > 0 ? say(w.giveBack, { n }) : say(w.leave)}
          </Button>
        </Group>
      ) : null}
      {entry.decisions.some(({ kind }) => kind === 'skipped') ? (
        <DecisionLines lines={entry.decisions.filter(({ kind }) => kind === 'skipped')} />
      ) : null}
    </Stack>
  )
}
