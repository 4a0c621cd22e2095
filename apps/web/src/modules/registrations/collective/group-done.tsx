import { event as eventAddress } from '@kxo/domain/events/paths'
import type { Output } from '@kxo/domain/kernel/contract'
import { groupPayment } from '@kxo/domain/payments/paths'
import type { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingWords } from '@kxo/domain/registrations/waiting/waiting-words'
import { Group, List, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { PickedPerson } from '../registering/people-picker.tsx'
import { GroupActivityWaits } from '../waiting/group-activity-waits.tsx'
import { AmongThem, GroupDialog } from '../waiting/group-dialog.tsx'
import { OthersRank } from '../waiting/others-rank.tsx'

export type Registered = Output<typeof collectiveContract.register> & {
  waiting?: WaitingEntry
  /** Those without a place who may wait for one. */
  missed: readonly PickedPerson[]
}

/** Who waits, where they stand, and what they wait for. */
function Waiting({ entry }: { entry: WaitingEntry }) {
  const { say } = useLanguage()
  return (
    <div>
      <p>
        <OthersRank entry={entry} />
      </p>
      <p>{say(waitingWords.wants, { people: entry.people.length, needs: entry.needs })}</p>
    </div>
  )
}

/** What came of it, person by person, and what is left to pay. */
export function GroupDone({ eventId, done }: { eventId: number; done: Registered }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const toPay = done.registrations.filter(({ status }) => status === 'toPay').map(({ user }) => user)
  const [isWaiting, setWaiting] = useState(false)
  const [waits, setWaits] = useState(done.waiting ? [done.waiting] : [])
  const missed = done.missed.filter(({ id }) => !waits.some(({ people }) => people.some(({ user }) => user === id)))
  const mayPay = toPay.length > 0 && hasFeature(viewer, 'payment')
  return (
    <Stack maw={720} role="status">
      <Title order={2} size="h3">
        {done.waiting ? say(waitingWords.joined) : say(w.done, { n: done.registrations.length })}
      </Title>
      <List spacing="xs">
        {done.registrations.map((row) => (
          <List.Item key={row.id}>
            {row.first_name} {row.last_name} <StatusBadge of={registrationStatus} is={row.status} />
          </List.Item>
        ))}
      </List>
      {done.registrations.some(({ status }) => status === 'toComplete') ? <p>{say(w.eachCompletes)}</p> : null}
      <GroupActivityWaits event_id={eventId} people={done.registrations.map(({ user, ...person }) => ({ ...person, id: user }))} />
      {done.left.length > 0 ? (
        <div>
          <Title order={3} size="h4">
            {say(w.left)}
          </Title>
          <List>
            {done.left.map(({ user, name, reason }) => (
              <List.Item key={user}>{say(w.leftOut, { name, reason })}</List.Item>
            ))}
          </List>
        </div>
      ) : null}
      {waits.map((entry) => (
        <Waiting key={entry.id} entry={entry} />
      ))}
      <Group gap="xs">
        {mayPay ? <LinkButton to={groupPayment(eventId, toPay.join(','))}>{say(w.pay)}</LinkButton> : null}
        <LinkButton variant={mayPay ? 'default' : 'primary'} to={eventAddress(eventId)}>
          {say(w.backToEvent)}
        </LinkButton>
        {missed.length > 0 ? (
          <Button variant="default" aria-haspopup="dialog" onClick={() => setWaiting(true)}>
            {say(w.waitForThem)}
          </Button>
        ) : null}
      </Group>
      {isWaiting ? (
        <GroupDialog
          eventId={eventId}
          start={missed}
          pick={(props) => <AmongThem people={missed} {...props} />}
          onJoined={(entry) => setWaits([...waits, entry])}
          onClose={() => setWaiting(false)}
        />
      ) : null}
    </Stack>
  )
}
