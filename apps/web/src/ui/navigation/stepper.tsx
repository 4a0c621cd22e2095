import { Flex, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { uiMessages } from '../feedback/ui-messages.ts'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { Link } from './link.tsx'
import style from './stepper.module.css'

export type Step = {
  key: string
  label: TextOrSentence
  to: string
  search?: Readonly<Record<string, string | undefined>>
  complete: boolean /** What is missing, in a few words. */
  note?: TextOrSentence
}

/** The steps of a long record, each an address, each with its completeness mark. */
export function Stepper({ steps, current, label }: { steps: readonly Step[]; current: string; label: TextOrSentence }) {
  const { say } = useLanguage()
  const text = useText()
  return (
    <nav aria-label={text(label)} className={style['stepper']}>
      <ol className={style['steps']}>
        {steps.map((step, index) => (
          <li key={step.key}>
            <Link
              to={step.to}
              {...(step.search ? { search: step.search } : {})}
              className={style['step']}
              // The router writes `aria-current` itself: "page", by the address.
              data-current={step.key === current || undefined}
            >
              <span className={style['mark']} data-complete={step.complete || undefined} aria-hidden="true">
                {step.complete ? <IconCheck size={14} stroke={3} /> : index + 1}
              </span>
              <Flex component="span" direction="column" lh={1.35}>
                {text(step.label)}
                <span className="visually-hidden">{`, ${say(step.complete ? uiMessages.stepComplete : uiMessages.stepIncomplete)}`}</span>
                {step.note ? (
                  <Text span c="dimmed" fz="xs" fw={400}>
                    {text(step.note)}
                  </Text>
                ) : null}
              </Flex>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
