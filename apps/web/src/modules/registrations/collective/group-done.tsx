import { event as eventAddress } from '@kxo/domain/events/paths'
import type { Output } from '@kxo/domain/kernel/contract'
import { groupPayment } from '@kxo/domain/payments/paths'
import type { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingWords } from '@kxo/domain/registrations/waiting/waiting-words'
import { Group, List, Stack, Title } from '@mantine/core'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { GroupActivityWaits } from '../waiting/group-activity-waits.tsx'

export type Registered = Output<typeof collectiveContract.register> & { waiting?: WaitingEntry }

/** Who waits, where they stand, and what they wait for. */
function Waiting({ entry: { rank, people, needs } }: { entry: WaitingEntry }) {
  const { say } = useLanguage()
  return (
    <div>
      {rank === null ? null : <p>{say(waitingWords.rankGroup, { rank })}</p>}
      <p>{people.map(({ name }) => name).join(', ')}</p>
      <p>{say(waitingWords.wants, { people: people.length, needs })}</p>
    </div>
  )
}

/** What came of it, person by person, and what is left to pay. */
export function GroupDone({ eventId, done }: { eventId: number; done: Registered }) {
  const viewer = useViewer()
  const { say } = useLanguage()
  const toPay = done.registrations.filter(({ status }) => status === 'toPay').map(({ user }) => user)
  const mayPay = toPay.length > 0 && hasFeature(viewer, 'payment')
  return (
    <Stack maw={720} role="status">
      <Title order={2} size="h3">
        {done.waiting ? say(waitingWords.joined) : say(w.done, { n: done.registrations.length })}
      </Title>
      {done.waiting ? <Waiting entry={done.waiting} /> : null}
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
      <Group gap="xs">
        {mayPay ? <LinkButton to={groupPayment(eventId, toPay.join(','))}>{say(w.pay)}</LinkButton> : null}
        <LinkButton variant={mayPay ? 'default' : 'primary'} to={eventAddress(eventId)}>
          {say(w.backToEvent)}
        </LinkButton>
      </Group>
    </Stack>
  )
}
