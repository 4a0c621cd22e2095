import type { Answer } from '@kxo/domain/quizzes/question'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { Select, Stack } from '@mantine/core'
import { uiMessages } from '../../../ui/feedback/ui-messages.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { notChosen } from './is-answered.ts'

type MatchFieldProps = {
  left: readonly string[]
  right: readonly string[]
  answer: Answer | undefined
  labelledBy: string
  onAnswer: (answer: Answer) => void
}

/** What stands on the left, each with a choice of what stands on the right. */
export function MatchField({ left, right, answer, labelledBy, onAnswer }: MatchFieldProps) {
  const { say } = useLanguage()
  const chosen = left.map((_, at) => (typeof answer === 'object' ? (answer[at] ?? notChosen) : notChosen))
  return (
    <Stack gap="sm" role="group" aria-labelledby={labelledBy}>
      {left.map((name, at) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
          key={at}
          size="md"
          label={say(w.matchOf, { left: name })}
          data={right.map((label, place) => ({ value: String(place), label }))}
          allowDeselect={false}
          placeholder={say(uiMessages.choose)}
          value={chosen[at] === notChosen ? null : String(chosen[at])}
          onChange={(place) => onAnswer(chosen.map((before, side) => (side === at ? Number(place) : before)))}
        />
      ))}
    </Stack>
  )
}
