import { staleListMs } from '@kxo/domain/attendance/door'
import { doorWords as d } from '@kxo/domain/attendance/door-words'
import { Badge, Group, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import type { Door } from './use-door.ts'

/** Whether the door reaches the server, what it has still to send, and the list it took along. */
export function DoorState({ door }: { door: Door }) {
  const { say } = useLanguage()
  const text = useText()
  const now = useNow()
  const { list, waiting, isReached } = door
  const preparing = useAction({ mutationFn: () => door.prepare(), networkMode: 'always', showsFailure: true })
  const sending = useAction({ mutationFn: () => door.sync(), networkMode: 'always', showsFailure: true })
  const isStale = list !== null && now.getTime() - list.made_at.getTime() > staleListMs
  const failure = preparing.error ?? sending.error
  return (
    <section>
      <Group gap="xs" mb={6} role="status">
        <Badge color={isReached ? 'green' : 'orange'} variant="light">
          {say(isReached ? d.online : d.offline)}
        </Badge>
        {waiting > 0 ? <span>{say(d.toSend, { n: waiting })}</span> : null}
        {waiting > 0 ? (
          <Button size="sm" variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
            {say(d.sendNow)}
          </Button>
        ) : null}
      </Group>
      {list ? (
        <Text c="dimmed" fz="sm">
          {say(d.prepared, { at: list.made_at, n: list.holders.length })} {isStale ? <strong>{say(d.stale)}</strong> : null}
        </Text>
      ) : null}
      {failure ? (
        <Text c="red" fz="sm" role="alert">
          {text(failureOf(failure).sentence)}
        </Text>
      ) : null}
      <Group gap="xs" mt="xs">
        <Button size="sm" variant="default" loading={preparing.isPending} onClick={() => preparing.mutate()}>
          {say(list ? d.prepareAgain : d.prepare)}
        </Button>
        {list && waiting === 0 ? (
          <Button size="sm" variant="subtle" onClick={() => void door.forget()}>
            {say(d.forgetList)}
          </Button>
        ) : null}
      </Group>
    </section>
  )
}
