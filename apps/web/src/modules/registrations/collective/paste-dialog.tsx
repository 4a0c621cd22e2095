import { mostInGroup } from '@kxo/domain/registrations/collective/collective-contract'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { readAddresses } from '@kxo/domain/registrations/inviting/addresses'
import { inviteWords } from '@kxo/domain/registrations/inviting/invite-words'
import { Alert, FileButton, List, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { addPeople } from './collective-api.ts'

type PasteDialogProps = { eventId: number; onAdded: (users: readonly number[]) => void; onClose: () => void }

/** People pasted or read from a file: those known are found, the others added; who cannot be is told. */
export function PasteDialog({ eventId, onAdded, onClose }: PasteDialogProps) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const { people, unread } = readAddresses(typed)
  const adding = useAction({
    mutationFn: () => addPeople(eventId, people),
    onSuccess: ({ users, left }) => {
      onAdded(users)
      if (left.length === 0) onClose()
    },
  })
  const left = adding.data?.left ?? []
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.paste}
      width={600}
      closeOnClickOutside={typed === ''}
      cancel={left.length > 0 ? inviteWords.close : uiWords.cancel}
      acts={
        <Button disabled={people.length === 0 || people.length > mostInGroup} loading={adding.isPending} onClick={() => adding.mutate()}>
          {say(w.addThem, { n: people.length })}
        </Button>
      }
    >
      <Stack>
        <Text size="sm">{say(w.pasteHelp)}</Text>
        <Textarea
          label={say(inviteWords.addresses)}
          rows={7}
          resize="vertical"
          value={typed}
          onChange={(change) => setTyped(change.currentTarget.value)}
        />
        <div>
          <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void file?.text().then(setTyped)}>
            {(props) => (
              <Button variant="default" size="sm" {...props}>
                {say(w.fromFile)}
              </Button>
            )}
          </FileButton>
        </div>
        {unread.length > 0 ? <Alert color="orange">{say(inviteWords.unread, { n: unread.length, first: unread[0] ?? '' })}</Alert> : null}
        {left.length > 0 ? (
          <Alert color="orange" role="alert">
            <List size="sm">
              {left.map(({ mail, reason }) => (
                <List.Item key={mail}>{say(w.leftOut, { name: mail, reason })}</List.Item>
              ))}
            </List>
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  )
}
