import { mostChoices, type Question } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { writingWords } from '@kxo/domain/quizzes/writing-words'
import { Box, Checkbox, Group, Radio, Stack } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { RemoveButton } from './remove-button.tsx'
import { useListed } from './use-listed.ts'

type Choice = Extract<Question, { kind: 'single' }>['choices'][number]

/** What is proposed, and which are right. */
export function ChoicesFields({ form, name, isSingle }: { form: RecordForm; name: string; isSingle: boolean }) {
  const { say } = useLanguage()
  const { list, lay, add, remove } = useListed<Choice>(form, name)
  const mark = (at: number, is_right: boolean): void =>
    lay(list.map((choice, place) => (place === at ? { ...choice, is_right } : isSingle ? { ...choice, is_right: false } : choice)))
  return (
    <Stack gap="xs">
      {list.map((choice, at) => {
        const label = say(w.choice, { n: at + 1 })
        const isRight = `${say(w.isRight)}, ${label}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are named by their place
          <Group key={at} gap="sm" wrap="nowrap" align="flex-end">
            <Box pb={10}>
              {isSingle ? (
                <Radio aria-label={isRight} checked={choice.is_right} onChange={() => mark(at, true)} />
              ) : (
                <Checkbox aria-label={isRight} checked={choice.is_right} onChange={(event) => mark(at, event.currentTarget.checked)} />
              )}
            </Box>
            <Box flex={1} miw={0}>
              <TextField name={`${name}.${at}.text`} label={label} maxLength={500} required />
            </Box>
            <RemoveButton label={say(writingWords.removeChoice, { n: at + 1 })} onRemove={list.length > 2 ? () => remove(at) : null} />
          </Group>
        )
      })}
      <div>
        <Button variant="subtle" size="sm" disabled={list.length >= mostChoices} onClick={() => add({ text: '', is_right: false })}>
          {say(w.addChoice)}
        </Button>
      </div>
    </Stack>
  )
}
