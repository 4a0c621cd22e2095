import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Group, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type Requested = { id: number; name: string }
type Acts = 'ask' | 'change' | 'changeOf' | 'retire' | 'retireOf' | 'retireTitle' | 'retireHelp' | 'retired' | 'none'

type RequestedListProps<Item extends Requested> = {
  title: Sentence
  help: Sentence
  words: Readonly<Record<Acts, Sentence>>
  items: readonly Item[]
  readOnly: boolean
  /** What is told of one: its name, its marks. */
  line: (item: Item) => ReactNode
  retire: (id: number) => Promise<unknown>
  /** The fields of one, or of a new one. */
  form: (item: Item | null, onSaved: () => void) => ReactNode
  /** Stands between what it is for and its lines. */
  children?: ReactNode
}

/** What an event asks of people beside their registration: its lines, one opened to be changed, and how to ask for another. */
export function RequestedList<Item extends Requested>({ title, help, words: w, items, readOnly, ...of }: RequestedListProps<Item>) {
  const { say } = useLanguage()
  const [edited, setEdited] = useState<Item | 'new' | null>(null)
  const close = (): void => setEdited(null)
  const retire = async ({ id, name }: Item): Promise<void> => {
    if (await confirm({ title: say(w.retireTitle, { name }), message: w.retireHelp, act: w.retire, tone: 'danger' }))
      await runAction(() => of.retire(id), w.retired)
  }
  const add = readOnly ? null : (
    <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setEdited('new')}>
      {say(w.ask)}
    </Button>
  )
  return (
    <>
      <Group gap="8px 16px" justify="space-between" mb="xs">
        <Title order={2} fz={18} fw={650}>
          {say(title)}
        </Title>
        {items.length > 0 ? add : null}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {say(help)}
      </Text>
      {of.children}
      {items.length === 0 ? (
        <Empty sentence={w.none} act={add} />
      ) : (
        <Panel component="ul" display="block">
          {items.map((item) => (
            <PanelRow key={item.id}>
              <div style={{ flex: '1 1 220px', minWidth: 0 }}>{of.line(item)}</div>
              {readOnly ? null : (
                <Group gap={4} wrap="nowrap">
                  <Button variant="subtle" size="sm" aria-label={say(w.changeOf, { name: item.name })} onClick={() => setEdited(item)}>
                    {say(w.change)}
                  </Button>
                  <Button variant="subtle" size="sm" aria-label={say(w.retireOf, { name: item.name })} onClick={() => void retire(item)}>
                    {say(w.retire)}
                  </Button>
                </Group>
              )}
            </PanelRow>
          ))}
        </Panel>
      )}
      <Dialog
        opened={edited !== null}
        onClose={close}
        title={edited === null || edited === 'new' ? w.ask : say(w.changeOf, { name: edited.name })}
      >
        {edited === null ? null : of.form(edited === 'new' ? null : edited, close)}
      </Dialog>
    </>
  )
}
