import { paperListsContract as contract, type PaperList } from '@kxo/domain/events/papers/paper-lists-contract'
import { requestedPapersWords as w } from '@kxo/domain/events/papers/requested-papers-words'
import { Group, Menu, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** Lists of papers the tenant keeps: one is taken up, what an event asks for is kept as one. */
export function PaperLists({ event_id, hasPapers }: { event_id: number; hasPapers: boolean }) {
  const { say } = useLanguage()
  const lists = useQuery(apiQuery(contract.paperLists, {})).data ?? []
  const [isKeeping, setKeeping] = useState(false)
  const take = ({ id }: PaperList) =>
    runAction(() => call(contract.takePaperList, { params: { id: event_id }, body: { list: id } }), w.taken)
  const remove = ({ id }: PaperList) => runAction(() => call(contract.removePaperList, { params: { id } }), w.listRemoved)
  if (lists.length === 0 && !hasPapers) return null
  return (
    <Group gap="xs" mb="sm">
      {lists.length > 0 ? (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" size="sm">
              {say(w.takeList)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {lists.map((list) => (
              <Menu.Item key={list.id} onClick={() => void take(list)}>
                {list.name}
                <Text size="xs" c="dimmed">
                  {list.papers.join(', ')}
                </Text>
              </Menu.Item>
            ))}
            <Menu.Divider />
            {lists.map((list) => (
              <Menu.Item key={list.id} color="red" onClick={() => void remove(list)}>
                {say(w.removeList, { name: list.name })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {hasPapers ? (
        <Button variant="subtle" size="sm" aria-haspopup="dialog" onClick={() => setKeeping(true)}>
          {say(w.keepList)}
        </Button>
      ) : null}
      <Dialog opened={isKeeping} onClose={() => setKeeping(false)} title={w.keepList}>
        <KeepForm event_id={event_id} onSaved={() => setKeeping(false)} />
      </Dialog>
    </Group>
  )
}

function KeepForm({ event_id, onSaved }: { event_id: number; onSaved: () => void }) {
  const form = useRecordForm({
    schema: contract.keepPaperList.body,
    values: {},
    save: (body) => call(contract.keepPaperList, { params: { id: event_id }, body }),
    onSaved: () => {
      toast.success(w.listKept)
      onSaved()
    },
  })
  return (
    <Form form={form} submit={w.save}>
      <TextField name="name" label={w.listName} help={w.keepListHelp} />
    </Form>
  )
}
