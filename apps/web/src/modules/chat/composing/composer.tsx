import { type Conversation, chatUpload, type MessageFile } from '@kxo/domain/chat/contract'
import { chatWords as w } from '@kxo/domain/chat/words'
import { Flex, Group, SegmentedControl, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { randomKey } from '../../../platform/random-key.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { FileJoiner } from '../../help/index.ts'
import { sendChatFile } from '../api.ts'
import { MessageField, maySend } from './message-field.tsx'
import { useOutbox } from './use-outbox.ts'

type ComposerProps = {
  conversation: Conversation
  hasNotes: boolean
  text: string
  onText: (text: string) => void
}

/** What the viewer writes in a conversation: an answer or, for the team, a note of its own. What is typed stays until it has left. */
export function Composer({ conversation, hasNotes, text, onText }: ComposerProps) {
  const { say } = useLanguage()
  const [files, setFiles] = useState<readonly MessageFile[]>([])
  const [isNote, setNote] = useState(false)
  const { add } = useOutbox(conversation.id)
  const reopens = conversation.is_closed && !isNote
  const send = (): void => {
    if (!maySend(text)) return
    add({ key: randomKey(), conversation: conversation.id, body: text.trim(), files, is_note: isNote, reopens })
    onText('')
    setFiles([])
  }
  return (
    <Flex
      component="form"
      direction="column"
      gap="xs"
      p="sm"
      className="line-above"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {hasNotes ? (
        <Group gap="sm">
          <SegmentedControl
            size="xs"
            aria-label={say(w.mode)}
            data={[
              { value: 'answer', label: say(w.answerMode) },
              { value: 'note', label: say(w.note) },
            ]}
            value={isNote ? 'note' : 'answer'}
            onChange={(mode) => setNote(mode === 'note')}
          />
          {isNote ? (
            <Text c="dimmed" fz="sm">
              {say(w.noteHelp)}
            </Text>
          ) : null}
        </Group>
      ) : null}
      <MessageField
        placeholder={isNote ? w.notePlaceholder : w.messagePlaceholder}
        value={text}
        onChange={onText}
        onEnter={send}
        isNote={isNote}
      />
      <Text c="dimmed" fz="xs" visibleFrom="sm">
        {say(w.enterHelp)}
      </Text>
      <Flex gap="xs" align="center" justify="space-between" wrap="wrap">
        <FileJoiner files={files} onChange={setFiles} accept={chatUpload.accept} upload={sendChatFile} />
        <Button type="submit" size="sm" disabled={!maySend(text)} icon={<IconSend size={16} aria-hidden="true" />}>
          {say(isNote ? w.addNote : reopens ? w.reopenAndSend : w.send)}
        </Button>
      </Flex>
    </Flex>
  )
}
