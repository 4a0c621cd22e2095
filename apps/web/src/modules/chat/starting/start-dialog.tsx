import { chatUpload, type MessageFile } from '@kxo/domain/chat/contract'
import { chatWords as w } from '@kxo/domain/chat/words'
import { Group, SegmentedControl, Stack } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { randomKey } from '../../../platform/random-key.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { contactQuery, findContacts } from '../../contacts/index.ts'
import { FileJoiner } from '../../help/index.ts'
import { findEvents } from '../../tasks/index.ts'
import { sendChatFile, startConversation } from '../api.ts'
import { recordIn } from '../chat-address.ts'
import { MessageField, maySend } from '../composing/message-field.tsx'
import { useDraft } from '../composing/use-draft.ts'

type StartDialogProps = {
  /** Whom it is for, when that is known; else it is asked. */
  to: number | null
  /** The event whose people it is for. */
  group?: Found
  about: string | undefined
  onClose: () => void
  onStarted: (conversation: number) => void
}

/** The team writes to a person, or to everyone of an event. */
export function StartDialog({ to, group, about, onClose, onStarted }: StartDialogProps) {
  const { say } = useLanguage()
  const [isGroup, setGroup] = useState(group !== undefined)
  const [chosen, setChosen] = useState<Found | null>(group ?? null)
  const known = useQuery({ ...contactQuery(to ?? 0), enabled: to !== null })
  const found = chosen ?? (known.data ? { value: known.data.id, label: `${known.data.first_name} ${known.data.last_name}`.trim() } : null)
  const [text, setText] = useDraft(group ? `group_${group.value}` : `new_${to ?? ''}`)
  const [files, setFiles] = useState<readonly MessageFile[]>([])
  const [key] = useState(randomKey)
  const subject = recordIn(about)
  const send = useAction({
    mutationFn: () =>
      startConversation({
        key,
        body: text.trim(),
        files: files.map(({ id }) => id),
        ...(isGroup ? { group: found?.value } : { user: found?.value, ...(subject && { subject }) }),
      }),
    onSuccess: ({ id }) => {
      setText('')
      toast.success(w.sent)
      onStarted(id)
    },
  })
  const isReady = found !== null && maySend(text)
  return (
    <Dialog opened onClose={onClose} title={say(w.newMessage)} closeOnClickOutside={false}>
      <Stack gap="md">
        {to === null && !group ? (
          <SegmentedControl
            aria-label={say(w.recipient)}
            data={[
              { value: 'person', label: say(w.toPerson) },
              { value: 'group', label: say(w.toGroup) },
            ]}
            value={isGroup ? 'group' : 'person'}
            onChange={(kind) => {
              setGroup(kind === 'group')
              setChosen(null)
            }}
          />
        ) : null}
        <LookupSelect
          key={String(isGroup)}
          label={say(w.recipient)}
          queryKey={[isGroup ? 'chat-events' : 'chat-people']}
          find={isGroup ? findEvents : findContacts}
          value={found?.value ?? null}
          shown={found ?? undefined}
          onChoose={setChosen}
          disabled={to !== null || group !== undefined}
          required
        />
        <MessageField
          placeholder={w.messagePlaceholder}
          value={text}
          onChange={setText}
          onEnter={() => isReady && !send.isPending && send.mutate()}
        />
        <FileJoiner files={files} onChange={setFiles} accept={chatUpload.accept} upload={sendChatFile} />
        <Group justify="flex-end">
          <Button
            disabled={!isReady}
            loading={send.isPending}
            icon={<IconSend size={16} aria-hidden="true" />}
            onClick={() => send.mutate()}
          >
            {say(w.send)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
