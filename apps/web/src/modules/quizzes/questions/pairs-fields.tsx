import { mostChoices } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Box, Group, Stack } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { RemoveButton } from './remove-button.tsx'
import { useListed } from './use-listed.ts'

/** What goes with what. */
export function PairsFields({ form, name }: { form: RecordForm; name: string }) {
  const { say } = useLanguage()
  const { list, add, remove } = useListed<{ left: string; right: string }>(form, name)
  return (
    <Stack gap="xs">
      {list.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields are named by their place
        <Group key={at} gap="xs" align="flex-end" justify="flex-end">
          <Box flex="1 1 200px" miw={0}>
            <TextField name={`${name}.${at}.left`} label={`${say(w.pairLeft)} ${at + 1}`} maxLength={500} required />
          </Box>
          <Box flex="1 1 200px" miw={0}>
            <TextField name={`${name}.${at}.right`} label={`${say(w.pairRight)} ${at + 1}`} maxLength={500} required />
          </Box>
          <RemoveButton label={say(writingWords.removePair, { n: at + 1 })} onRemove={list.length > 2 ? () => remove(at) : null} />
        </Group>
      ))}
      <div>
        <Button variant="subtle" size="sm" disabled={list.length >= mostChoices} onClick={() => add({ left: '', right: '' })}>
          {say(w.addPair)}
        </Button>
      </div>
    </Stack>
  )
}
