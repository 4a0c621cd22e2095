import { sequentialMode } from '@kxo/domain/events/nature'
import { asNewcomer, moved, pathKey, pathKind } from '@kxo/domain/events/path/path'
import { pathContract as contract, type EventPath, type PathStep } from '@kxo/domain/events/path/path-contract'
import { pathWords as w } from '@kxo/domain/events/path/path-words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { Box, Group, Radio, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PathLine } from '../path/path-line.tsx'
import { PathSteps } from '../path/path-steps.tsx'
import { StepFoot, type StepProps } from './step-form.tsx'

/** A step just added opens at once and is never due. */
const untimed = { opens_on: null, due_on: null, minutes: null }

/** #32.12: the order in which an event is followed, each change kept at once; a refused one brings the former order back. */
export const SequenceStep = bounded(
  function SequenceStep(step: StepProps) {
    const { say } = useLanguage()
    const { event, readOnly } = step
    const queries = useQueryClient()
    const query = apiQuery(contract.path, { params: { id: event.id } })
    const { data } = useSuspenseQuery(query)
    const [pending, setPending] = useState<EventPath | null>(null)
    const path = pending ?? data
    const [dragged, setDragged] = useState<number | null>(null)
    const [over, setOver] = useState<number | null>(null)
    const [news, setNews] = useState('')
    const list = useRef<HTMLOListElement>(null)
    const isImposed = path.mode === 'activityAll'

    const saving = useAction({
      scope: { id: `path ${event.id}` },
      mutationFn: ({ mode, steps }: EventPath) =>
        call(contract.setPath, {
          params: { id: event.id },
          body: { mode, steps: steps.map(({ kind, target, opens_on, due_on, minutes }) => ({ kind, target, opens_on, due_on, minutes })) },
        }),
      onSuccess: (saved) => {
        queries.setQueryData(query.queryKey, saved)
        toast.success(w.saved)
      },
    })
    /** What follows the hand is shown before it is saved, until the last of several in a row is. */
    const write = async (mode: EventPath['mode'], steps: readonly PathStep[]): Promise<void> => {
      const others = [...path.steps, ...path.others].filter((one) => !steps.some((step) => pathKey(step) === pathKey(one)))
      const next = { ...path, mode, steps: [...steps], others }
      setPending(next)
      // Its failure is told.
      await saving.mutateAsync(next).catch(() => undefined)
      setPending((last) => (last === next ? null : last))
    }
    const move = async (from: number, to: number): Promise<void> => {
      const steps = moved(path.steps, from, to)
      if (steps === path.steps) return
      const { title, kind, target } = path.steps[from]!
      await write(path.mode, steps)
      setNews(say(w.movedTo, { title, n: to + 1, total: steps.length }))
      const arrow = (way: number) => list.current?.querySelector<HTMLButtonElement>(`[data-move="${kind} ${target} ${way}"]:not(:disabled)`)
      const way = to < from ? -1 : 1
      ;(arrow(way) ?? arrow(-way))?.focus()
    }
    const drop = (): void => {
      if (dragged !== null && over !== null) void move(dragged, over)
      setDragged(null)
      setOver(null)
    }
    const isEmpty = path.steps.length + path.others.length === 0
    return (
      <>
        <PanelSection>
          <Radio.Group
            label={say(w.mode)}
            description={say(w.modeHelp)}
            value={path.mode}
            onChange={(mode) => void write(sequentialMode.keys.find((key) => key === mode) ?? 'default', path.steps)}
          >
            <Group gap="8px 20px" mt="xs">
              {sequentialMode.keys.map((key) => (
                <Radio key={key} value={key} label={say(sequentialMode.labelOf(key))} disabled={readOnly} />
              ))}
            </Group>
          </Radio.Group>
        </PanelSection>
        <PanelSection>
          <Title order={2} fz={18} fw={650}>
            {say(w.title)}
          </Title>
          <Text size="sm" c="dimmed" mb="xs">
            {say(isEmpty ? w.nothing : path.steps.length === 0 ? w.none : w.help)}
          </Text>
          <Box component="ol" ref={list} p={0} m={0} style={{ listStyle: 'none' }} onDragOver={(event) => event.preventDefault()}>
            {path.steps.map((one, index) => (
              <PathLine
                key={pathKey(one)}
                step={one}
                rank={index + 1}
                total={path.steps.length}
                people={path.standing.find((at) => pathKey(at) === pathKey(one))?.people ?? 0}
                readOnly={readOnly}
                isImposed={isImposed}
                isTarget={dragged !== null && over === index && over !== dragged}
                onDrag={() => setDragged(index)}
                onOver={() => setOver(index)}
                onDropped={drop}
                onMove={(to) => void move(index, to)}
                onChange={(timing) => void write(path.mode, path.steps.with(index, { ...one, ...timing }))}
                onRemove={() => void write(path.mode, path.steps.toSpliced(index, 1))}
              />
            ))}
          </Box>
          <VisuallyHidden role="status">{news}</VisuallyHidden>
          {path.others.length === 0 ? null : (
            <Stack gap={6} mt="lg">
              <Group justify="space-between">
                <Title order={3} fz={15} fw={600}>
                  {say(w.others)}
                </Title>
                {readOnly ? null : (
                  <Button
                    variant="default"
                    size="sm"
                    onClick={() => void write(path.mode, [...path.steps, ...path.others.map((one) => ({ ...one, ...untimed }))])}
                  >
                    {say(w.addAll)}
                  </Button>
                )}
              </Group>
              {path.others.map((one) => (
                <Group key={pathKey(one)} gap={6} justify="space-between">
                  <Group gap={6}>
                    {one.title}
                    <Badge>{pathKind.labelOf(one.kind)}</Badge>
                  </Group>
                  {readOnly ? null : (
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-label={say(w.addOf, { title: one.title })}
                      onClick={() => void write(path.mode, [...path.steps, { ...one, ...untimed }])}
                    >
                      {say(w.add)}
                    </Button>
                  )}
                </Group>
              ))}
            </Stack>
          )}
        </PanelSection>
        {path.steps.length === 0 ? null : <AsParticipant path={path} />}
        <StepFoot step={step} />
      </>
    )
  },
  { lines: 6 },
)

/** The path as somebody just registered reads it. */
function AsParticipant({ path: { mode, steps } }: { path: EventPath }) {
  const { say, zone } = useLanguage()
  const [isShown, setShown] = useState(false)
  const [today] = useState(() => dayInZone(new Date(), zone))
  const shown = asNewcomer(steps, mode === 'activityAll', today).map((step, id) => ({ ...step, id, content_type: null, form: null }))
  return (
    <PanelSection>
      <Button variant="default" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {say(w.asParticipant)}
      </Button>
      {isShown ? (
        <>
          <Text size="sm" c="dimmed" my="sm">
            {say(w.asParticipantHelp)}
          </Text>
          <PathSteps steps={shown} />
        </>
      ) : null}
    </PanelSection>
  )
}
