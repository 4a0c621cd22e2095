import { copyParts } from '@kxo/domain/events/acts/copy-parts'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Checkbox, Stack } from '@mantine/core'
import { useField } from '../../../ui/form/use-field.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** What a copy takes along: rooms and partners need the slots. */
export function PartsField() {
  const { value, change, input } = useField({ name: 'parts', label: w.whatToCopy, help: w.neverCopied })
  const { say } = useLanguage()
  const chosen = value as string[]
  return (
    <Checkbox.Group label={input.label} description={input.description} error={input.error} value={chosen} onChange={change}>
      <Stack gap="xs" mt="xs">
        {copyParts.keys.map((part) => (
          <Checkbox
            key={part}
            value={part}
            label={say(copyParts.labelOf(part))}
            disabled={(part === 'rooms' || part === 'partners') && !chosen.includes('slots')}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
