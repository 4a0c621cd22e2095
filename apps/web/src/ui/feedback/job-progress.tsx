import { Box, Group, Text, Title } from '@mantine/core'
import { type ReactNode } from 'react'
import { Badge } from '../display/badge.tsx'
import { Button } from '../display/button.tsx'
import { Panel, PanelRow } from '../display/panel.tsx'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import { uiMessages } from './ui-messages.ts'

export type JobFailure = { key: string | number; name: string; reason: TextOrSentence }
type JobProgressProps = {
  title: TextOrSentence
  state: 'running' | 'done' | 'stopped' | 'failed'
  done: number
  total: number
  failures: readonly JobFailure[]
  onStop?: (() => void) | undefined
  onRetryFailures?: (() => void) | undefined
  onDownloadReport?: (() => void) | undefined
  /** What comes after: a link to what was made, an undo. */
  children?: ReactNode
}

const states = {
  running: { tone: 'info', word: uiMessages.inProgress },
  done: { tone: 'success', word: uiMessages.done },
  stopped: { tone: 'warning', word: uiMessages.stopped },
  failed: { tone: 'danger', word: uiWords.failed },
} as const

const fills = { running: 'link', done: 'success', stopped: 'warning', failed: 'error' } as const

/** A long work: how far it is, what failed and why, and what can be done about it. */
export function JobProgress({
  title,
  state,
  done,
  total,
  failures,
  onStop,
  onRetryFailures,
  onDownloadReport,
  children,
}: JobProgressProps) {
  const { say } = useLanguage()
  const text = useText()
  const share = total === 0 ? (state === 'done' ? 1 : 0) : Math.min(1, done / total)
  const progress = say(uiMessages.progress, { done, total })
  return (
    <Panel component="section" gap="sm" py={20} px="lg" aria-label={text(title)}>
      <Group gap="xs" justify="space-between">
        <Title order={2} fz="lg" fw={600}>
          {text(title)}
        </Title>
        <Badge tone={states[state].tone}>{states[state].word}</Badge>
      </Group>
      <Box
        h={10}
        bdrs={5}
        bg="var(--k-skeleton)"
        style={{ overflow: 'hidden' }}
        role="progressbar"
        aria-label={text(title)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={progress}
      >
        <Box h="100%" w={`${share * 100}%`} bdrs={5} bg={`var(--k-${fills[state]})`} style={{ transition: 'inline-size 300ms' }} />
      </Box>
      <Text c="dimmed" fz="sm" className="figures" role="status">
        {progress}
        {failures.length > 0 ? ` · ${say(uiMessages.failures, { count: failures.length })}` : ''}
      </Text>
      {failures.length > 0 ? (
        <Panel component="ul" mah={320} fz="sm" style={{ overflow: 'auto' }} tabIndex={0}>
          {failures.map((failure) => (
            <PanelRow key={failure.key}>
              <strong>{failure.name}</strong>
              <Text span c="red" inherit>
                {text(failure.reason)}
              </Text>
            </PanelRow>
          ))}
        </Panel>
      ) : null}
      <Group gap="xs" align="stretch">
        {state === 'running' && onStop ? (
          <Button variant="default" onClick={onStop}>
            {say(uiMessages.stop)}
          </Button>
        ) : null}
        {state !== 'running' && failures.length > 0 && onRetryFailures ? (
          <Button onClick={onRetryFailures}>{say(uiMessages.retryFailures)}</Button>
        ) : null}
        {state !== 'running' && onDownloadReport ? (
          <Button variant="default" onClick={onDownloadReport}>
            {say(uiMessages.downloadReport)}
          </Button>
        ) : null}
        {children}
      </Group>
    </Panel>
  )
}
