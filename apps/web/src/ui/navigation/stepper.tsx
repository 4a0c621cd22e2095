import { Box, Flex, NavLink, Text, ThemeIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { useRef } from 'react'
import { uiMessages } from '../feedback/ui-messages.ts'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { Link } from './link.tsx'
import { useCurrentShown } from './use-current-shown.ts'

export type Step = {
  key: string
  label: TextOrSentence
  /** Where it is filled in; absent of one that is not to be gone to from here. */
  to?: string
  search?: Readonly<Record<string, string | undefined>>
  complete: boolean
  /** Where it stands, in a few words. */
  note?: TextOrSentence
  /** What should worry about it, said and coloured. */
  alert?: TextOrSentence
}

/** The steps of a long record, each an address, each with its completeness mark; one row to be pushed along on a narrow screen. */
export function Stepper({ steps, current, label }: { steps: readonly Step[]; current: string; label: TextOrSentence }) {
  const { say } = useLanguage()
  const text = useText()
  const row = useRef<HTMLElement>(null)
  // Where `Columns` stand side by side.
  const isBeside = useMediaQuery('(width >= 56.25em)')
  useCurrentShown(row, current)
  return (
    <Box
      ref={row}
      component="nav"
      aria-label={text(label)}
      pos="relative"
      style={{ overflowX: 'auto' }}
      // With no address in it, the row itself is what the keyboard pushes along.
      {...(steps.some(({ to }) => to !== undefined) ? {} : { tabIndex: 0 })}
    >
      <Flex component="ol" direction={isBeside ? 'column' : 'row'} gap={2}>
        {steps.map((step, index) => (
          <Box component="li" key={step.key} flex="none">
            <NavLink
              active={step.key === current}
              label={
                <>
                  {text(step.label)}
                  {/* What is missing, or why nothing is, says itself. */}
                  {step.complete || !step.note ? (
                    <span className="visually-hidden">{`, ${say(step.complete ? uiMessages.stepComplete : uiMessages.stepIncomplete)}`}</span>
                  ) : null}
                </>
              }
              description={
                <>
                  {step.note ? text(step.note) : null}
                  {step.alert ? (
                    <Text span display="block" fz="inherit" fw={600} c="var(--k-warning)">
                      {text(step.alert)}
                    </Text>
                  ) : null}
                </>
              }
              leftSection={
                <ThemeIcon variant="outline" color={step.complete ? 'green' : 'gray'} size={24} radius="xl" fz="xs" aria-hidden="true">
                  {step.complete ? <IconCheck size={14} stroke={3} /> : index + 1}
                </ThemeIcon>
              }
              renderRoot={({ to = step.to, ...props }: { to?: string | undefined }) =>
                to === undefined ? (
                  <Box
                    component="span"
                    style={{ cursor: 'default' }}
                    {...(step.key === current && { 'aria-current': 'step' as const })}
                    {...props}
                  />
                ) : (
                  <Link to={to} {...(step.search ? { search: step.search } : {})} {...props} />
                )
              }
            />
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
