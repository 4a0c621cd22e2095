import { type ReadAddresses, readAddresses } from '@kxo/domain/registrations/inviting/addresses'
import { inviteAddressesContract as contract, mostInvited } from '@kxo/domain/registrations/inviting/invite-contract'
import { inviteWords as w } from '@kxo/domain/registrations/inviting/invite-words'
import { Alert, FileButton, Group, List, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { BulkPreview, LeftOut } from '../../../ui/feedback/bulk-preview.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PersonPicker } from './person-picker.tsx'

/** Invites people: chosen among those known, pasted, or read from a file; who they are is shown before anything leaves. */
export function InviteDialog({ eventId, onClose }: { eventId: number; onClose: () => void }) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState<ReadAddresses['people'] | null>(null)
  const { people, unread } = readAddresses(typed)
  const params = { id: eventId }
  const inviting = useAction({
    mutationFn: (listed: ReadAddresses['people']) => call(contract.invite, { params, body: { people: listed } }),
  })
  const preview = useQuery(
    apiQuery(
      contract.preview,
      { params, body: { people: checked ?? [] } },
      { enabled: checked !== null && inviting.isIdle, staleTime: 0, gcTime: 0 },
    ),
  )
  const done = inviting.data
  const add = (line: string) => setTyped((was) => (was.trim() === '' ? line : `${was.trimEnd()}\n${line}`))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.title}
      width={800}
      closeOnClickOutside={typed === ''}
      cancel={!done && !checked}
      acts={
        done ? (
          <Button onClick={onClose}>{say(w.close)}</Button>
        ) : checked ? (
          <>
            <Button variant="default" onClick={() => setChecked(null)}>
              {say(w.change)}
            </Button>
            <Button disabled={!preview.data?.changed} loading={inviting.isPending} onClick={() => inviting.mutate(checked)}>
              {say(w.invite)}
            </Button>
          </>
        ) : (
          <Button disabled={people.length === 0 || people.length > mostInvited} onClick={() => setChecked(people)}>
            {say(w.check)}
          </Button>
        )
      }
    >
      {done ? (
        <div role="status">
          <p>{say(w.done, { n: done.changed })}</p>
          <LeftOut left={done.left} sentence={w.leftOut} />
        </div>
      ) : checked ? (
        <Stack>
          <Answered of={preview} lines={3}>
            {(read) => <BulkPreview preview={read} will={w.will} left={w.left} />}
          </Answered>
          <Unread lines={unread} />
        </Stack>
      ) : (
        <Stack>
          <Text size="sm">{say(w.help)}</Text>
          <PersonPicker onChosen={({ first_name, last_name, mail }) => add(`${first_name} ${last_name} <${mail}>`)} />
          <Textarea
            label={say(w.addresses)}
            description={say(w.addressesHelp)}
            rows={7}
            resize="vertical"
            value={typed}
            onChange={(change) => setTyped(change.currentTarget.value)}
          />
          <Group>
            <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void file?.text().then(add)}>
              {(props) => (
                <Button variant="default" size="sm" {...props}>
                  {say(w.fromFile)}
                </Button>
              )}
            </FileButton>
          </Group>
          <Unread lines={unread} />
          {people.length > mostInvited ? <Alert color="red">{say(w.tooMany, { n: people.length, most: mostInvited })}</Alert> : null}
        </Stack>
      )}
    </Dialog>
  )
}

/** Lines that hold no address, each as it was written: whoever pasted them finds them again. */
function Unread({ lines }: { lines: readonly string[] }) {
  const { say } = useLanguage()
  if (lines.length === 0) return null
  return (
    <Alert color="orange">
      {say(w.unread, { n: lines.length })}
      <List size="sm" mah={160} style={{ overflowY: 'auto' }}>
        {lines.map((line, index) => (
          <List.Item key={index} className="anywhere">
            {line}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
