import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Box, Flex, Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type TickListProps<K extends string | number> = {
  title: Sentence
  help: Sentence
  empty?: Sentence
  choices: readonly { key: K; label: string }[]
  ticked: readonly K[]
  onChange: (ticked: K[]) => void
}

/** Some of a few things, ticked. */
export function TickList<K extends string | number>({ title, help, empty, choices, ticked, onChange }: TickListProps<K>) {
  const { say } = useLanguage()
  return (
    <Flex component="fieldset" direction="column" gap={4}>
      <Box component="legend" fz="sm" fw={550}>
        {say(title)}
      </Box>
      <Text c="dimmed" fz="xs">
        {say(choices.length === 0 && empty ? empty : help)}
      </Text>
      {choices.map(({ key, label }) => (
        <Flex key={key} component="label" gap={10} align="baseline" mih={28}>
          <input
            type="checkbox"
            checked={ticked.includes(key)}
            onChange={(event) => onChange(event.currentTarget.checked ? [...ticked, key] : ticked.filter((one) => one !== key))}
          />
          {label}
        </Flex>
      ))}
    </Flex>
  )
}
