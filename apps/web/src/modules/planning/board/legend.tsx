import { planningWords as w } from '@kxo/domain/planning/words'
import { Box, Group, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from './board.module.css'
import type { Rows } from './drawn-events.ts'

/** What the looks of bars mean. */
export function Legend({ rows }: { rows: Rows }) {
  const { say } = useLanguage()
  const states = [
    ...(rows === 'partners' ? [{ state: 'proposed', label: w.proposed }] : []),
    { state: 'confirmed', label: rows === 'partners' ? w.confirmed : w.staffedRoom },
    { state: 'open', label: rows === 'partners' ? w.staffed : w.nobodyThere },
    { state: 'draft', label: w.unpublished },
  ]
  return (
    <Group component="ul" gap="md" p={0} aria-label={say(w.legend)}>
      {states.map(({ state, label }) => (
        <Group component="li" key={state} gap={6}>
          <span className={`${style['bar']} ${style['legend']}`} data-state={state} data-draft={state === 'draft' || undefined}>
            {state === 'draft' ? 'Aa' : ''}
          </span>
          <Text span fz="sm">
            {say(label)}
          </Text>
        </Group>
      ))}
      <Group component="li" gap={6}>
        <Box component="span" w={28} h={16} bdrs={4} bg="var(--k-line)" />
        <Text span fz="sm">
          {say(rows === 'partners' ? w.away : w.closed)}
        </Text>
      </Group>
    </Group>
  )
}
