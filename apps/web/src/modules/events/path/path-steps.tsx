import { handoutsWords } from '@kxo/domain/events/handouts/handouts-words'
import { pathKind } from '@kxo/domain/events/path/path'
import type { OwnStep } from '@kxo/domain/events/path/path-contract'
import { pathWords as w } from '@kxo/domain/events/path/path-words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { labels } from '@kxo/domain/kernel/labels'
import { ownVideo } from '@kxo/domain/videos/paths'
import { Group, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck, IconCircle, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const marks = {
  done: { word: w.done, tone: 'success', color: 'green', Icon: IconCheck },
  open: { word: w.toDo, tone: 'info', color: 'blue', Icon: IconCircle },
  locked: { word: w.locked, tone: 'neutral', color: 'gray', Icon: IconLock },
} as const
const isFilm = ({ kind, content_type }: OwnStep): boolean => kind === 'document' && (content_type?.startsWith('video/') ?? false)
const markOf = ({ is_done, is_open }: OwnStep) => marks[is_done ? 'done' : is_open ? 'open' : 'locked']

type PathStepsProps = { steps: readonly OwnStep[]; onOpen?: (step: OwnStep) => void; addressOf?: (step: OwnStep) => string | null }

/** What is done, what is to do and by when, what to finish first. Without `onOpen` nor `addressOf`, as an example. */
export function PathSteps({ steps, onOpen, addressOf }: PathStepsProps) {
  const { say, zone } = useLanguage()
  const [today] = useState(() => dayInZone(new Date(), zone))
  const isLate = ({ is_done, due_on }: OwnStep): boolean => !is_done && due_on !== null && due_on < today
  const notes = ({ is_done, first, opens_on, due_on, minutes }: OwnStep): string[] => [
    ...(minutes === null ? [] : [say(w.lasts, { n: minutes })]),
    ...(is_done || due_on === null ? [] : [say(w.dueDay, { day: due_on })]),
    ...(is_done || first === null ? [] : [say(w.first, { title: first })]),
    ...(is_done || first !== null || opens_on === null ? [] : [say(w.fromDay, { day: opens_on })]),
  ]
  return (
    <section aria-labelledby="own-path">
      <Group justify="space-between" mb="sm">
        <Title id="own-path" order={2} fz={18} fw={650}>
          {say(w.ownTitle)}
        </Title>
        <Text size="sm" c="dimmed">
          {say(w.progress, { done: steps.filter(({ is_done }) => is_done).length, total: steps.length })}
        </Text>
      </Group>
      <Panel component="ol" display="block">
        {steps.map((step) => {
          const { word, tone, color, Icon } = markOf(step)
          const to = step.is_open && !step.is_done ? (addressOf?.(step) ?? null) : null
          return (
            <PanelRow key={step.id}>
              <ThemeIcon variant="light" color={color} radius="xl" size={28} aria-hidden="true">
                <Icon size={16} />
              </ThemeIcon>
              <div style={{ flex: '1 1 180px', minWidth: 0 }}>
                <Group gap={6}>
                  {step.title}
                  <Badge tone={tone}>{word}</Badge>
                  {isLate(step) ? <Badge tone="warning">{w.late}</Badge> : null}
                </Group>
                <Text size="sm" c="dimmed">
                  {[say(pathKind.labelOf(step.kind)), ...notes(step)].join(' · ')}
                </Text>
              </div>
              {to === null ? null : (
                <LinkButton variant="default" size="sm" aria-label={say(w.answerOf, { title: step.title })} to={to}>
                  {say(labels.answer)}
                </LinkButton>
              )}
              {onOpen && step.is_open && isFilm(step) ? (
                <LinkButton
                  variant="default"
                  size="sm"
                  aria-label={say(handoutsWords.watchOf, { name: step.title })}
                  to={ownVideo(step.target)}
                >
                  {say(handoutsWords.watch)}
                </LinkButton>
              ) : onOpen && step.kind === 'document' && step.is_open ? (
                <Button variant="default" size="sm" aria-label={say(w.openOf, { title: step.title })} onClick={() => onOpen(step)}>
                  {say(w.open)}
                </Button>
              ) : null}
            </PanelRow>
          )
        })}
      </Panel>
    </section>
  )
}
