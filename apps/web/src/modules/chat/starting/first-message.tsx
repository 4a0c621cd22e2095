import { chatUpload, type MessageFile } from '@kxo/domain/chat/contract'
import type { SubjectKind } from '@kxo/domain/chat/kinds'
import { chatWords as w } from '@kxo/domain/chat/words'
import { Flex, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { randomKey } from '../../../platform/random-key.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { FileJoiner } from '../../help/index.ts'
import { eventQuery, sendChatFile, startConversation } from '../api.ts'
import { MessageField, maySend } from '../composing/message-field.tsx'
import { useDraft } from '../composing/use-draft.ts'
import { subjectWords } from '../conversations/conversation-name.ts'

type FirstMessageProps = {
  /** What it would be about. */
  record: { kind: SubjectKind; id: number } | null
  onBack?: (() => void) | undefined
  onStarted: (conversation: number) => void
}

/** The first message of a person to the organisation, about a record or none. */
export function FirstMessage({ record, onBack, onStarted }: FirstMessageProps) {
  const { say } = useLanguage()
  const event = useQuery({ ...eventQuery(record?.id ?? 0), enabled: record?.kind === 'event' })
  const [text, setText] = useDraft(`about_${record ? `${record.kind}-${record.id}` : ''}`)
  const [files, setFiles] = useState<readonly MessageFile[]>([])
  const [key] = useState(randomKey)
  const send = useAction({
    mutationFn: () => startConversation({ key, body: text.trim(), files: files.map(({ id }) => id), ...(record && { subject: record }) }),
    onSuccess: ({ id }) => {
      setText('')
      onStarted(id)
    },
  })
  const isReady = maySend(text)
  return (
    <Flex
      component="form"
      direction="column"
      gap="md"
      p="md"
      flex={1}
      miw={0}
      style={{ overflowY: 'auto' }}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (isReady && !send.isPending) send.mutate()
      }}
    >
      {onBack ? (
        <div>
          <Button size="sm" variant="subtle" icon={<IconArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
            {say(w.back)}
          </Button>
        </div>
      ) : null}
      <div>
        <Title order={onBack ? 1 : 2} fz="lg" fw={600}>
          {say(w.write)}
        </Title>
        {record ? (
          <Text c="dimmed">
            {event.data ? say(w.about, { kind: say(subjectWords.event), label: event.data.title }) : say(subjectWords[record.kind])}
          </Text>
        ) : null}
      </div>
      <MessageField
        placeholder={w.messagePlaceholder}
        value={text}
        onChange={setText}
        onEnter={() => {
          if (isReady && !send.isPending) send.mutate()
        }}
      />
      <FileJoiner files={files} onChange={setFiles} accept={chatUpload.accept} upload={sendChatFile} />
      <Flex gap="xs" align="center" justify="flex-end" wrap="wrap">
        <Text c="dimmed" fz="xs" flex={1} visibleFrom="sm">
          {say(w.enterHelp)}
        </Text>
        <Button type="submit" disabled={!isReady} loading={send.isPending} icon={<IconSend size={16} aria-hidden="true" />}>
          {say(w.send)}
        </Button>
      </Flex>
    </Flex>
  )
}
