import { Group } from '@mantine/core'
import { ToggleChip } from '../display/toggle-chip.tsx'
import { type TextOrSentence, useText } from '../i18n/language.tsx'

type ProposalsProps = { label: TextOrSentence; values: readonly string[]; onChoose: (value: string) => void }

/** Under a field, what it could hold; nothing is written until one is chosen. */
export function Proposals({ label, values, onChoose }: ProposalsProps) {
  const text = useText()
  if (values.length === 0) return null
  return (
    <Group gap={6} align="stretch" mt="xs" role="group" aria-label={text(label)}>
      {values.map((value) => (
        <ToggleChip key={value} onClick={() => onChoose(value)}>
          {value}
        </ToggleChip>
      ))}
    </Group>
  )
}
