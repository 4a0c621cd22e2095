import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingWords as w } from '@kxo/domain/registrations/waiting/waiting-words'
import { Group, List, NumberInput, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { waitingListQuery } from './waiting-api.ts'

/** « Si deux annulent, qui entre ? »: the same decision as the one that will be taken. */
export function IfFreed({ eventId, entries }: { eventId: number; entries: readonly WaitingEntry[] }) {
  const { say } = useLanguage()
  const [freed, setFreed] = useState(1)
  const simulation = useQuery({ ...waitingListQuery(eventId, freed), placeholderData: keepPreviousData }).data?.simulation
  const nameOf = (id: number): string => entries.find((entry) => entry.id === id)?.asked_by_name ?? ''
  return (
    <Stack gap="xs">
      <Group gap="sm" align="center">
        <Text fw={600}>{say(w.ifFreed)}</Text>
        <NumberInput
          aria-label={say(w.freed)}
          w={90}
          min={1}
          max={1000}
          value={freed}
          onChange={(value) => setFreed(Math.max(1, Number(value) || 1))}
        />
      </Group>
      {simulation ? (
        <List size="sm" aria-live="polite">
          {simulation.offers.map(({ id, places }) => (
            <List.Item key={`offer ${id}`}>{say(w.wouldEnter, { name: nameOf(id), n: places })}</List.Item>
          ))}
          {simulation.skips.map(({ id, needs, free }) => (
            <List.Item key={`skip ${id}`} c="dimmed">
              {say(w.wouldSkip, { name: nameOf(id), needs, free })}
            </List.Item>
          ))}
          {simulation.offers.length === 0 ? <List.Item>{say(w.nobodyEnters)}</List.Item> : null}
        </List>
      ) : null}
    </Stack>
  )
}
