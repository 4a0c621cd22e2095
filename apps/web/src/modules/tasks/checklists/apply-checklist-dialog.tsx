import { checklistWords as w } from '@kxo/domain/tasks/checklists/checklist-words'
import { adminToDoList, tabParameter } from '@kxo/domain/tasks/paths'
import { Badge, Group, NativeSelect, Skeleton, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { responsiblesQuery } from '../api.ts'
import { applyChecklist, checklistsQuery, planQuery } from './checklists-api.ts'

/** Gives an event the tasks of a list: what and when is read before, and to whom is chosen. */
export function ApplyChecklistDialog({ event, onClose }: { event: number; onClose: () => void }) {
  const { say } = useLanguage()
  const { data: lists } = useQuery(checklistsQuery())
  return (
    <Dialog opened onClose={onClose} title={w.apply} width={800}>
      {lists === undefined ? (
        <Skeleton h={160} />
      ) : lists.length === 0 ? (
        <Stack>
          <Text>{say(w.none)}</Text>
          <div>
            <LinkButton to={adminToDoList()} search={{ [tabParameter]: 'models' }}>
              {say(w.toWrite)}
            </LinkButton>
          </div>
        </Stack>
      ) : (
        <Apply event={event} lists={lists} onClose={onClose} />
      )}
    </Dialog>
  )
}

type ApplyProps = { event: number; lists: readonly { id: number; name: string }[]; onClose: () => void }

function Apply({ event, lists, onClose }: ApplyProps) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [list, setList] = useState(lists[0]?.id ?? 0)
  const [chosen, setChosen] = useState<number | null>(null)
  const { data: plan } = useQuery(planQuery(event, list))
  const { data: people = [] } = useQuery(responsiblesQuery())
  const offered = (id: number | null | undefined): id is number => people.some((person) => person.id === id)
  const person = chosen ?? [plan?.responsible, actor.user_id].find(offered) ?? people[0]?.id
  const missing = plan?.tasks.filter(({ state }) => state !== 'present') ?? []
  const apply = (): Promise<boolean> =>
    runAction(async () => {
      const { added } = await applyChecklist(event, list, person ?? 0)
      toast.success(say(w.applied, { n: added }))
      onClose()
    })
  return (
    <Stack>
      <Group grow align="flex-start">
        <NativeSelect
          label={say(w.which)}
          value={list}
          onChange={({ currentTarget }) => setList(Number(currentTarget.value))}
          data={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <NativeSelect
          label={say(w.toWhom)}
          value={person ?? ''}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          data={people.map(({ id, full_name }) => ({ value: String(id), label: full_name }))}
        />
      </Group>
      {plan ? (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say(w.label)}</Table.Th>
              <Table.Th>{say(w.due)}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {plan.tasks.map(({ key, label, due, state }) => (
              <Table.Tr key={key}>
                <Table.Td>{label}</Table.Td>
                <Table.Td>
                  {state === 'present' ? (
                    <Badge color="gray" variant="light">
                      {say(w.present)}
                    </Badge>
                  ) : state === 'late' ? (
                    <Text fz="sm" c="orange.8">
                      {say(w.late)}
                    </Text>
                  ) : due ? (
                    say(w.dueOn, { due })
                  ) : (
                    say(w.undated)
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        <Skeleton h={160} />
      )}
      <Group justify="flex-end">
        <Button disabled={missing.length === 0 || person === undefined} onClick={() => void apply()}>
          {say(w.applyMany, { n: missing.length })}
        </Button>
      </Group>
    </Stack>
  )
}
