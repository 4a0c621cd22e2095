import type { Checklist, ChecklistItem } from '@kxo/domain/tasks/checklists/checklist-contract'
import { usualChecklist, checklistWords as w } from '@kxo/domain/tasks/checklists/checklist-words'
import { may } from '@kxo/domain/tasks/permissions'
import { Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { ChecklistDialog } from './checklist-dialog.tsx'
import { checklistsQuery, removeChecklist } from './checklists-api.ts'

type Edited = Pick<Checklist, 'name' | 'items'> & Partial<Checklist>

/** Lists of tasks that come back with each event: read, written, removed. */
export function Checklists() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const writes = may.writeChecklists(actor)
  const [edited, setEdited] = useState<Edited | null>(null)
  const add = () => setEdited({ name: '', items: [] })
  const usual = () =>
    setEdited({
      name: say(usualChecklist.name),
      items: usualChecklist.items.map(({ edge, days, label }) => ({ edge, days, label: say(label) })),
    })
  const remove = async ({ id, name }: Checklist): Promise<void> => {
    if (await confirm({ title: say(w.confirmRemove, { name }), act: w.remove, tone: 'danger' }))
      await runAction(() => removeChecklist(id), w.removed)
  }
  const acts = writes ? (
    <Group gap="sm">
      <Button icon={<IconPlus size={18} />} aria-haspopup="dialog" onClick={add}>
        {say(w.add)}
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={usual}>
        {say(w.usual)}
      </Button>
    </Group>
  ) : null
  return (
    <Reading of={checklistsQuery()} lines={5}>
      {(lists) => (
        <>
          {lists.length === 0 ? (
            <Empty sentence={w.none} help={w.help} act={acts} />
          ) : (
            <Stack gap="md" maw={860}>
              <Text c="dimmed">{say(w.help)}</Text>
              <div>{acts}</div>
              {lists.map((list) => (
                <Panel component="article" key={list.id} p="md" gap="sm">
                  <Group justify="space-between" wrap="wrap">
                    <Title order={2} fz={16} fw={600}>
                      {list.name}
                    </Title>
                    <Text c="dimmed" fz="sm">
                      {say(w.count, { n: list.items.length })}
                    </Text>
                  </Group>
                  <Stack component="ol" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
                    {list.items.map((item) => (
                      <Group component="li" key={item.key} gap="sm" wrap="nowrap" align="baseline">
                        <Text fz="sm" c="dimmed" w={210} style={{ flexShrink: 0 }}>
                          <When item={item} />
                        </Text>
                        <Text>{item.label}</Text>
                      </Group>
                    ))}
                  </Stack>
                  {writes ? (
                    <Group gap="xs">
                      <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => setEdited(list)}>
                        {say(w.change)}
                      </Button>
                      <Button size="sm" variant="subtle" onClick={() => void remove(list)}>
                        {say(w.remove)}
                      </Button>
                    </Group>
                  ) : null}
                </Panel>
              ))}
            </Stack>
          )}
          {edited ? <ChecklistDialog list={edited} onClose={() => setEdited(null)} /> : null}
        </>
      )}
    </Reading>
  )
}

/** « 30 jours avant le premier jour ». */
function When({ item: { edge, days } }: { item: ChecklistItem }) {
  const { say } = useLanguage()
  return say(days === 0 ? w.on : days < 0 ? w.before : w.after, { n: Math.abs(days), edge })
}
