import type { Message } from '@kxo/domain/chat/contract'
import { chatWords as w } from '@kxo/domain/chat/words'
import { formatTime } from '@kxo/domain/kernel/dates'
import { Flex, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { saveChatFile } from '../api.ts'

type BubbleProps = { isOwn: boolean; isNote: boolean; head: ReactNode; body: string; children?: ReactNode; foot?: ReactNode }

/** What somebody wrote: on the right when it is the reader, on yellow ground when the team alone reads it. */
export function Bubble({ isOwn, isNote, head, body, children, foot }: BubbleProps) {
  const ground = isNote ? 'var(--mantine-color-yellow-light)' : isOwn ? 'var(--k-tint)' : 'var(--k-subtle)'
  return (
    <Flex component="li" direction="column" gap={2} align={isOwn ? 'flex-end' : 'flex-start'}>
      <Flex component="p" gap="xs" align="baseline" wrap="wrap" fz="xs" c="dimmed">
        {head}
      </Flex>
      <Flex direction="column" gap={4} maw="min(100%, 560px)" py="xs" px="sm" bdrs={12} bg={ground} align="flex-start">
        <Text className="anywhere" style={{ whiteSpace: 'pre-wrap' }}>
          {body}
        </Text>
        {children}
      </Flex>
      {foot}
    </Flex>
  )
}

type MessageBubbleProps = { conversation: number; message: Message; isOwn: boolean; isRead: boolean; isForTeam: boolean }

/** A message that was sent, with its files and, under the last one that was read, the mark that says so. */
export function MessageBubble({ conversation, message, isOwn, isRead, isForTeam }: MessageBubbleProps) {
  const { say, locale, zone } = useLanguage()
  return (
    <Bubble
      isOwn={isOwn}
      isNote={message.is_note}
      body={message.body}
      head={
        <>
          <strong>{isOwn ? say(w.you) : message.author_name}</strong>
          {message.is_note ? <span>{say(w.note)}</span> : message.is_from_team && !isForTeam ? <span>{say(w.team)}</span> : null}
          <span className="figures">{formatTime(message.created_at, locale, { zone })}</span>
        </>
      }
      foot={
        isRead ? (
          <Text c="dimmed" fz="xs">
            {say(w.read)}
          </Text>
        ) : null
      }
    >
      {message.files.map((file) => (
        <Button
          key={file.id}
          size="sm"
          variant="default"
          icon={<IconPaperclip size={16} aria-hidden="true" />}
          onClick={() => void saveChatFile(conversation, file.id).catch(toast.failure)}
        >
          {say(w.fileSize, { name: file.name, size: sizeText(file.size, locale) })}
        </Button>
      ))}
    </Bubble>
  )
}
