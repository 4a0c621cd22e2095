import { Checkbox, Flex, Radio } from '@mantine/core'
import type { ReactNode } from 'react'

type ChoiceCardProps = {
  name: string
  isChosen: boolean
  onChoose: () => void
  /** It may be chosen with others. */
  isMultiple?: boolean
  children: ReactNode
}

/** One of a few choices that stand beside or below each other, each within its own border; the chosen ones are tinted. */
export const ChoiceCard = ({ name, isChosen, onChoose, isMultiple = false, children }: ChoiceCardProps) => {
  const Control = isMultiple ? Checkbox : Radio
  return (
    <Flex
      component="label"
      gap={10}
      py={10}
      px="sm"
      bd={`1px solid var(${isChosen ? '--k-link' : '--k-line'})`}
      bdrs={9}
      {...(isChosen && { bg: 'var(--k-tint)' })}
      className="anywhere"
      style={{ cursor: 'pointer' }}
    >
      <Control name={name} checked={isChosen} onChange={onChoose} size="xs" mt={2} />
      <span>{children}</span>
    </Flex>
  )
}
