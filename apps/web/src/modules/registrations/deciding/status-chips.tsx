import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ToggleChip } from '../../../ui/display/toggle-chip.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { countsQuery } from '../api.ts'

type StatusChipsProps = {
  eventId: number
  chosen: RegistrationStatus | undefined
  onChoose: (status: RegistrationStatus | undefined) => void
}

/** How many registrations stand at each status, as filters; and the places taken. */
export function StatusChips({ eventId, chosen, onChoose }: StatusChipsProps) {
  const { say } = useLanguage()
  const counts = useQuery(countsQuery(eventId)).data
  const total = counts?.counts.reduce((sum, { count }) => sum + count, 0) ?? 0
  const taken = counts?.places_taken ?? 0
  const max = counts?.max_participants ?? null
  const chip = (status: RegistrationStatus | undefined, label: string, count: number) => (
    <ToggleChip key={status ?? 'all'} isOn={chosen === status} onClick={() => onChoose(status)}>
      {label} {count}
    </ToggleChip>
  )
  return (
    <>
      <Group gap="sm" justify="space-between" mb="sm">
        <Text c="dimmed" inherit>
          {max === null ? say(w.occupancyUnlimited, { taken }) : say(w.occupancy, { taken, max })}
        </Text>
      </Group>
      <Group gap="xs" align="stretch" mb="sm" role="group" aria-label={say(w.status)}>
        {chip(undefined, say(w.everyStatus), total)}
        {(counts?.counts ?? []).map(({ status, count }) => chip(status, say(registrationStatus.labelOf(status)), count))}
      </Group>
    </>
  )
}
