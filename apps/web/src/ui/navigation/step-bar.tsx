import { Box, Flex, ThemeIcon } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type TextOrSentence, useText } from '../i18n/language.tsx'

type StepBarProps<Key extends string> = {
  label: TextOrSentence
  steps: readonly { key: Key; label: TextOrSentence }[]
  current: Key
  /** The last step is over too. */
  isOver?: boolean
}

/** Where a person stands among the few steps of an act; on a narrow screen the current one alone says its name. */
export function StepBar<Key extends string>({ label, steps, current, isOver = false }: StepBarProps<Key>) {
  const text = useText()
  const rank = steps.findIndex(({ key }) => key === current)
  return (
    <nav aria-label={text(label)}>
      <Flex component="ol" gap="xs" p={2}>
        {steps.map((step, index) => {
          const isDone = index < rank || isOver
          const isCurrent = step.key === current
          return (
            <Flex
              component="li"
              key={step.key}
              flex={{ base: isCurrent ? '1 1 auto' : '0 0 auto', sm: '1 0 auto' }}
              align="center"
              gap="xs"
              pt="xs"
              pb={10}
              px={{ base: 'xs', sm: 'sm' }}
              c={isCurrent || isDone ? 'var(--k-text)' : 'dimmed'}
              fw={isCurrent ? 600 : 400}
              className="nowrap"
              style={{ borderBlockEnd: `3px solid var(${isCurrent ? '--k-link' : isDone ? '--k-success' : '--k-line'})` }}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <ThemeIcon
                variant={isCurrent && !isDone ? 'filled' : 'outline'}
                color={isDone ? 'green' : isCurrent ? 'blue' : 'gray'}
                size={24}
                radius="xl"
                fz="xs"
                fw={600}
                aria-hidden="true"
              >
                {isDone ? <IconCheck size={14} stroke={3} /> : index + 1}
              </ThemeIcon>
              <Box component="span" {...(!isCurrent && { visibleFrom: 'sm' })}>
                {text(step.label)}
              </Box>
            </Flex>
          )
        })}
      </Flex>
    </nav>
  )
}
