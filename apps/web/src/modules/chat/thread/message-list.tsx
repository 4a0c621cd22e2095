import type { Conversation } from '@kxo/domain/chat/contract'
import { chatWords as w } from '@kxo/domain/chat/words'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import { Box, Flex, Text } from '@mantine/core'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useOutbox } from '../composing/use-outbox.ts'
import { LeavingBubble } from './leaving-bubble.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { useOlder } from './use-older.ts'

type MessageListProps = { conversation: Conversation; isForTeam: boolean; onTakeBack: (text: string) => void }

/** The messages of a conversation, day by day, then those that have not left; it follows what comes, as long as its end is in sight. */
export function MessageList({ conversation, isForTeam, onTakeBack }: MessageListProps) {
  const { say, locale, zone } = useLanguage()
  const { actor } = useViewer()
  const { shown, hasOlder, readOlder, isReading } = useOlder(conversation)
  const { leaving, retry, drop } = useOutbox(conversation.id)
  const frame = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const end = `${shown.at(-1)?.id ?? 0} ${leaving.length}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moved
  useLayoutEffect(() => {
    if (isAtEnd.current && frame.current) frame.current.scrollTop = frame.current.scrollHeight
  }, [end])
  const lastRead = shown.findLast(({ id, author_id }) => author_id === actor.user_id && id <= conversation.read_by_others)?.id
  const dayOf = ({ created_at }: { created_at: Date }): string => dayInZone(created_at, zone)
  return (
    <Box
      ref={frame}
      flex={1}
      mih={0}
      p="md"
      style={{ overflowY: 'auto' }}
      // What scrolls is reached by the keyboard.
      tabIndex={0}
      role="region"
      aria-label={say(w.thread)}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 80
      }}
    >
      {hasOlder ? (
        <Flex justify="center" pb="sm">
          <Button size="sm" variant="subtle" loading={isReading} onClick={readOlder}>
            {say(w.older)}
          </Button>
        </Flex>
      ) : null}
      <Flex component="ol" direction="column" gap="md" aria-live="polite">
        {shown.map((message, at) => {
          const before = shown[at - 1]
          const isNewDay = !before || dayOf(before) !== dayOf(message)
          return (
            <Fragment key={message.id}>
              {isNewDay ? (
                <Text component="li" c="dimmed" fz="xs" fw={600} ta="center">
                  {formatDate(message.created_at, locale, { zone, style: 'long' })}
                </Text>
              ) : null}
              <MessageBubble
                conversation={conversation.id}
                message={message}
                isOwn={message.author_id === actor.user_id}
                isRead={message.id === lastRead}
                isForTeam={isForTeam}
              />
            </Fragment>
          )
        })}
        {leaving.map((message) => (
          <LeavingBubble
            key={message.key}
            message={message}
            onRetry={(reopens) => retry(message.key, reopens ? { reopens } : {})}
            onTakeBack={() => {
              drop(message.key)
              onTakeBack(message.body)
            }}
          />
        ))}
      </Flex>
    </Box>
  )
}
