import { mostChoices } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Box, Group, Stack, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { MoveButtons } from '../../../ui/display/sortable-line.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { RemoveButton } from './remove-button.tsx'
import { useListed } from './use-listed.ts'

/** Items, in the order that is right. */
export function ItemsFields({ form, name }: { form: RecordForm; name: string }) {
  const { say } = useLanguage()
  const { list, add, remove, swap } = useListed<string>(form, name)
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {say(w.itemsHelp)}
      </Text>
      {list.map((_, at) => {
        const label = say(w.item, { n: at + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are named by their place
          <Group key={at} gap={4} align="flex-end" justify="flex-end">
            <Box flex="1 1 220px" miw={0}>
              <TextField name={`${name}.${at}`} label={label} maxLength={500} required />
            </Box>
            <Group gap={4} wrap="nowrap" align="flex-end">
              <MoveButtons
                name={`${name}.${at}`}
                upLabel={`${say(w.moveUp)}, ${label}`}
                downLabel={`${say(w.moveDown)}, ${label}`}
                onUp={at > 0 ? () => swap(at, at - 1) : null}
                onDown={at < list.length - 1 ? () => swap(at, at + 1) : null}
              />
              <RemoveButton label={say(writingWords.removeItem, { n: at + 1 })} onRemove={list.length > 2 ? () => remove(at) : null} />
            </Group>
          </Group>
        )
      })}
      <div>
        <Button variant="subtle" size="sm" disabled={list.length >= mostChoices} onClick={() => add('')}>
          {say(w.addItem)}
        </Button>
      </div>
    </Stack>
  )
}
