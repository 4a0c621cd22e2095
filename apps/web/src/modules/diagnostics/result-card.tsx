import type { CheckState } from '@kxo/domain/diagnostics/checks'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import type { Tone } from '@kxo/domain/kernel/catalogue'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Flex, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { Button } from '../../ui/display/button.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'

const tones: Record<CheckState, Tone> = { ok: 'success', warning: 'warning', failed: 'danger' }
/** What each state is called. */
export const stateNames: Record<CheckState, Sentence> = { ok: w.ok, warning: w.warning, failed: w.failedState }

type ResultCardProps = {
  id: string
  name: Sentence
  state: CheckState | null
  isBusy: boolean
  /** What was found, or what will be. */
  children: ReactNode
  advice?: string | null
  took?: number
  act?: Sentence
  onTest: () => void
}

/** Something that was tried: its state in a word, what was found, what to do. */
export function ResultCard({ id, name, state, isBusy, children, advice, took, act = w.test, onTest }: ResultCardProps) {
  const { say } = useLanguage()
  return (
    <Flex
      component="section"
      direction="column"
      gap="xs"
      p="md"
      bd="1px solid var(--k-line)"
      bdrs={8}
      aria-labelledby={id}
      aria-busy={isBusy}
    >
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <h3 id={id}>{say(name)}</h3>
        {state && !isBusy ? <Badge tone={tones[state]}>{stateNames[state]}</Badge> : null}
      </Group>
      <div role="status">
        {isBusy ? <p>{say(w.testing)}</p> : children}
        {advice && !isBusy ? <Text fz="md">{advice}</Text> : null}
      </div>
      <Group gap={0} wrap="nowrap" justify="space-between" mt="auto" fz="sm">
        <span>{took !== undefined && !isBusy ? say(w.took, { milliseconds: took }) : ''}</span>
        <Button variant="default" size="sm" loading={isBusy} onClick={onTest}>
          {say(act)}
          <span className="visually-hidden"> {say(name)}</span>
        </Button>
      </Group>
    </Flex>
  )
}
