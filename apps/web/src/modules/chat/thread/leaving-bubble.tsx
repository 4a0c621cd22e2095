import { chatErrors } from '@kxo/domain/chat/errors'
import { chatWords as w } from '@kxo/domain/chat/words'
import { Group, Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Leaving } from '../composing/outbox.ts'
import { Bubble } from './message-bubble.tsx'

type LeavingBubbleProps = {
  message: Leaving
  onRetry: (reopens: boolean) => void
  /** Puts the words back where they were typed. */
  onTakeBack: () => void
}

/** A message that has not left: on its way, waiting for the network, or refused, with why and what can be done. */
export function LeavingBubble({ message, onRetry, onTakeBack }: LeavingBubbleProps) {
  const { say } = useLanguage()
  const isClosed = message.refusal?.code === chatErrors.conversationClosed.code
  return (
    <Bubble
      isOwn
      isNote={message.is_note}
      body={message.body}
      head={
        <>
          <strong>{say(w.you)}</strong>
          {message.state === 'refused' ? null : (
            <Group component="span" gap={4} wrap="nowrap" role="status">
              <IconClock size={14} aria-hidden="true" />
              {say(message.state === 'waiting' ? w.waiting : w.sending)}
            </Group>
          )}
        </>
      }
      foot={
        message.state === 'refused' ? (
          <>
            <Text c="var(--k-error)" fz="sm" role="alert">
              {message.refusal?.message || say(w.notSent)}
            </Text>
            <Group gap="xs">
              <Button size="sm" variant="default" onClick={() => onRetry(isClosed)}>
                {say(isClosed ? w.reopenAndSend : w.retry)}
              </Button>
              <Button size="sm" variant="subtle" onClick={onTakeBack}>
                {say(w.takeBack)}
              </Button>
            </Group>
          </>
        ) : null
      }
    >
      {message.files.map(({ id, name }) => (
        <Text key={id} fz="sm" c="dimmed">
          {name}
        </Text>
      ))}
    </Bubble>
  )
}
