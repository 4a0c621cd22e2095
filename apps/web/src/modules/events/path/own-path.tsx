import { pathKind } from '@kxo/domain/events/path/path'
import { pathContract as contract, type OwnStep } from '@kxo/domain/events/path/path-contract'
import { pathWords as w } from '@kxo/domain/events/path/path-words'
import { Group, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck, IconCircle, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { HandoutView } from '../handouts/handout-view.tsx'

const marks = {
  done: { word: w.done, tone: 'success', color: 'green', Icon: IconCheck },
  open: { word: w.toDo, tone: 'info', color: 'blue', Icon: IconCircle },
  locked: { word: w.locked, tone: 'neutral', color: 'gray', Icon: IconLock },
} as const
const markOf = ({ is_done, is_open }: OwnStep) => marks[is_done ? 'done' : is_open ? 'open' : 'locked']
const isFilm = ({ content_type }: OwnStep): boolean => content_type?.startsWith('video/') ?? false

/** The steps of an event for the person registered: what is done, what is to do, what to finish first. Nothing without a path. */
export function OwnPath({ event_id }: { event_id: number }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const { data: steps = [] } = useQuery({ ...apiQuery(contract.ownPath, { params: { id: event_id } }), enabled: actor.user_id !== null })
  const [shown, setShown] = useState<OwnStep | null>(null)
  if (steps.length === 0) return null
  const finish = (step: OwnStep): void => {
    if (!step.is_done) void runAction(() => call(contract.finishStep, { params: { id: event_id, item: step.id } }))
  }
  // A film is done once it has been watched to its end, anything else once it is opened.
  const open = (step: OwnStep): void => {
    setShown(step)
    if (!isFilm(step)) finish(step)
  }
  const note = ({ is_done, first, opens_on }: OwnStep): string => {
    if (is_done) return ''
    if (first !== null) return say(w.first, { title: first })
    return opens_on === null ? '' : say(w.fromDay, { day: opens_on })
  }
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
          return (
            <PanelRow key={step.id}>
              <ThemeIcon variant="light" color={color} radius="xl" size={28} aria-hidden="true">
                <Icon size={16} />
              </ThemeIcon>
              <div style={{ flex: '1 1 180px', minWidth: 0 }}>
                <Group gap={6}>
                  {step.title}
                  <Badge tone={tone}>{word}</Badge>
                </Group>
                <Text size="sm" c="dimmed">
                  {[say(pathKind.labelOf(step.kind)), note(step)].filter(Boolean).join(' · ')}
                </Text>
              </div>
              {step.kind === 'document' && step.is_open ? (
                <Button variant="default" size="sm" aria-label={say(w.openOf, { title: step.title })} onClick={() => open(step)}>
                  {say(w.open)}
                </Button>
              ) : null}
            </PanelRow>
          )
        })}
      </Panel>
      {shown ? (
        <HandoutView
          handout={{ id: shown.target, name: shown.title, content_type: shown.content_type ?? '' }}
          of={event_id}
          onClose={() => setShown(null)}
          onEnded={() => finish(shown)}
        />
      ) : null}
    </section>
  )
}
