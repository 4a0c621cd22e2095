import { formatDate } from '@kxo/domain/kernel/dates'
import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingState } from '@kxo/domain/registrations/waiting/waiting-status'
import { waitingWords as w } from '@kxo/domain/registrations/waiting/waiting-words'
import { Badge, Group, Stack, Table, Text, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DecisionLines } from './decision-lines.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { IfFreed } from './if-freed.tsx'
import { leaveWaitingList, waitingListQuery } from './waiting-api.ts'

type WaitingListPanelProps = Pick<ComponentProps<typeof GroupDialog>, 'pick'> & { eventId: number; mayWrite: boolean; mayAdd?: boolean }

/** The waiting list of an event for those who run it: who is next, why a turn was skipped, who would enter. */
export function WaitingListPanel({ eventId, mayWrite, mayAdd = mayWrite, pick }: WaitingListPanelProps) {
  const { say } = useLanguage()
  const [isAdding, setAdding] = useState(false)
  const list = useQuery(waitingListQuery(eventId, 1)).data
  if (!list || (!list.has_waiting_list && list.entries.length === 0)) return null
  return (
    <Panel component="section" aria-labelledby="waiting-list" p="md" gap="sm" mb="md">
      <Group justify="space-between">
        <Title order={2} size="h4" id="waiting-list">
          {say(w.title)}
        </Title>
        {mayAdd ? (
          <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {say(w.add)}
          </Button>
        ) : null}
      </Group>
      {list.entries.length === 0 ? (
        <Text c="dimmed">{say(w.none)}</Text>
      ) : (
        <Table.ScrollContainer minWidth={640}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                {[w.rankColumn, w.asker, w.wantsColumn, w.since, w.where].map((label) => (
                  <Table.Th key={label.en}>{say(label)}</Table.Th>
                ))}
                {mayWrite ? (
                  <Table.Th>
                    <VisuallyHidden>{say(w.takeOff)}</VisuallyHidden>
                  </Table.Th>
                ) : null}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {list.entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} mayWrite={mayWrite} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {list.waiting > 0 ? <IfFreed eventId={eventId} entries={list.entries} /> : null}
      {isAdding ? <GroupDialog eventId={eventId} {...(pick && { pick })} onClose={() => setAdding(false)} /> : null}
    </Panel>
  )
}

function EntryRow({ entry, mayWrite }: { entry: WaitingEntry; mayWrite: boolean }) {
  const { say, locale, zone } = useLanguage()
  const name = entry.company_name ? `${entry.asked_by_name} (${entry.company_name})` : entry.asked_by_name
  const isOngoing = entry.people.some(({ state }) => waitingState.isIn(state, 'isQueued'))
  const waiting = entry.people.filter(({ state }) => state === 'waiting').length
  const states = waitingState.keys.filter((state) => entry.people.some((person) => person.state === state))
  const leaving = useAction({
    mutationFn: () => leaveWaitingList(entry.id),
    onSuccess: () => toast.success(say(w.removed, { name })),
  })
  return (
    <Table.Tr>
      <Table.Td>{entry.rank ?? '–'}</Table.Td>
      <Table.Td>
        {name}
        {entry.people.length > 1 ? (
          <Text size="xs" c="dimmed">
            {entry.people.map((person) => person.name).join(', ')}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>{waiting > 0 ? say(w.wants, { people: waiting, needs: entry.needs }) : '–'}</Table.Td>
      <Table.Td>{formatDate(entry.joined_at, locale, { zone })}</Table.Td>
      <Table.Td>
        <Stack gap={4}>
          <Group gap={4}>
            {states.map((state) => (
              <Badge key={state} variant="light" color={state === 'offered' ? 'blue' : state === 'placed' ? 'green' : 'gray'} tt="none">
                {say(waitingState.labelOf(state))}
                {entry.people.length > 1 ? ` ${entry.people.filter((person) => person.state === state).length}` : ''}
              </Badge>
            ))}
          </Group>
          <details>
            <summary>{say(w.decisions)}</summary>
            <DecisionLines lines={entry.decisions} />
          </details>
        </Stack>
      </Table.Td>
      {mayWrite ? (
        <Table.Td>
          {isOngoing ? (
            <Button size="sm" variant="subtle" loading={leaving.isPending} onClick={() => leaving.mutate()}>
              {say(w.takeOff)}
            </Button>
          ) : null}
        </Table.Td>
      ) : null}
    </Table.Tr>
  )
}
