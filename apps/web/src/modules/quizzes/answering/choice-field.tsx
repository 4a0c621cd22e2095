import type { Answer } from '@kxo/domain/quizzes/question'
import { Stack } from '@mantine/core'
import { useId } from 'react'
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx'

type ChoiceFieldProps = {
  choices: readonly string[]
  answer: Answer | undefined
  /** Several of them may be chosen. */
  isMultiple?: boolean
  labelledBy: string
  onAnswer: (answer: Answer) => void
}

/** Choices below each other, each a target as wide as the question. */
export function ChoiceField({ choices, answer, isMultiple = false, labelledBy, onAnswer }: ChoiceFieldProps) {
  const name = useId()
  const chosen = typeof answer === 'object' ? answer : []
  const choose = (place: number): void => {
    if (!isMultiple) onAnswer([place])
    else onAnswer((chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place]).toSorted((a, b) => a - b))
  }
  return (
    <Stack gap="xs" role={isMultiple ? 'group' : 'radiogroup'} aria-labelledby={labelledBy}>
      {choices.map((choice, place) => (
        <ChoiceCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
          key={place}
          name={name}
          isMultiple={isMultiple}
          isChosen={chosen.includes(place)}
          onChoose={() => choose(place)}
        >
          {choice}
        </ChoiceCard>
      ))}
    </Stack>
  )
}
