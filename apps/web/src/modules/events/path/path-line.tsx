import { pathKind } from '@kxo/domain/events/path/path'
import type { PathStep } from '@kxo/domain/events/path/path-contract'
import { pathWords as w } from '@kxo/domain/events/path/path-words'
import { Flex, NumberInput, Text } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { MoveButtons, SortableLine } from '../../../ui/display/sortable-line.tsx'
import { DayInput } from '../../../ui/fields/date-field.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

type PathLineProps = {
  step: PathStep
  rank: number
  total: number
  people: number
  readOnly: boolean
  /** Whether steps open in turn, so that one may wait for a day too. */
  isImposed: boolean
  isTarget: boolean
  onDrag: () => void
  onOver: () => void
  onDropped: () => void
  onMove: (to: number) => void
  onChange: (timing: Partial<Pick<PathStep, 'opens_on' | 'due_on' | 'minutes'>>) => void
  onRemove: () => void
}

/** A step in its order: dragged by mouse, moved by its arrows. */
export function PathLine({ step, rank, total, people, readOnly, isImposed, isTarget, ...act }: PathLineProps) {
  const { say } = useLanguage()
  const { title } = step
  return (
    <SortableLine readOnly={readOnly} isTarget={isTarget} onDrag={act.onDrag} onOver={act.onOver} onDropped={act.onDropped}>
      <Text span c="dimmed" fz="sm" miw={28} style={readOnly ? {} : { cursor: 'grab' }}>
        {rank}.
      </Text>
      <Flex component="span" gap={6} align="center" wrap="wrap" flex="1 1 220px" miw={0}>
        {title}
        <Badge>{pathKind.labelOf(step.kind)}</Badge>
        {people > 0 ? <Badge tone="info">{say(w.atStep, { n: people })}</Badge> : null}
      </Flex>
      {isImposed ? (
        <DayInput
          size="xs"
          w={160}
          label={say(w.opensOn)}
          aria-label={say(w.opensOnOf, { title })}
          value={step.opens_on}
          disabled={readOnly}
          onAnswer={(opens_on) => act.onChange({ opens_on })}
        />
      ) : null}
      <DayInput
        size="xs"
        w={160}
        label={say(w.dueOn)}
        aria-label={say(w.dueOnOf, { title })}
        value={step.due_on}
        disabled={readOnly}
        onAnswer={(due_on) => act.onChange({ due_on })}
      />
      <NumberInput
        key={step.minutes}
        size="xs"
        w={130}
        min={1}
        max={6000}
        allowDecimal={false}
        hideControls
        label={say(w.minutes)}
        aria-label={say(w.minutesOf, { title })}
        disabled={readOnly}
        defaultValue={step.minutes ?? ''}
        onBlur={({ currentTarget: { value } }) => {
          const minutes = Number(value) || null
          if (minutes !== step.minutes) act.onChange({ minutes })
        }}
      />
      {readOnly ? null : (
        <Flex component="span" gap={4}>
          <MoveButtons
            name={`${step.kind} ${step.target}`}
            upLabel={say(w.up, { title })}
            downLabel={say(w.down, { title })}
            onUp={rank === 1 ? null : () => act.onMove(rank - 2)}
            onDown={rank === total ? null : () => act.onMove(rank)}
          />
          <Button variant="subtle" size="sm" aria-label={say(w.removeOf, { title })} onClick={act.onRemove}>
            {say(w.remove)}
          </Button>
        </Flex>
      )}
    </SortableLine>
  )
}
