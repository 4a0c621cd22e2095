import { pathKind } from '@kxo/domain/events/path/path'
import type { PathStep } from '@kxo/domain/events/path/path-contract'
import { pathWords as w } from '@kxo/domain/events/path/path-words'
import { Flex, Text, TextInput } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
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
  onChange: (opens_on: string | null) => void
  onRemove: () => void
}

/** A step in its order: dragged by mouse, moved by its arrows. */
export function PathLine({ step, rank, total, people, readOnly, isImposed, isTarget, ...act }: PathLineProps) {
  const { say } = useLanguage()
  const { title } = step
  return (
    <Flex
      component="li"
      rowGap={4}
      columnGap="sm"
      align="center"
      wrap="wrap"
      py={10}
      className="line-above"
      style={{ boxShadow: isTarget ? 'inset 0 2px 0 var(--k-link)' : 'none' }}
      draggable={!readOnly}
      onDragStart={(event: React.DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        act.onDrag()
      }}
      onDragEnd={act.onDropped}
      onDragOver={(event: React.DragEvent) => {
        event.preventDefault()
        act.onOver()
      }}
    >
      <Text span c="dimmed" fz="sm" miw={28} style={readOnly ? {} : { cursor: 'grab' }}>
        {rank}.
      </Text>
      <Flex component="span" gap={6} align="center" wrap="wrap" flex="1 1 220px" miw={0}>
        {title}
        <Badge>{pathKind.labelOf(step.kind)}</Badge>
        {people > 0 ? <Badge tone="info">{say(w.atStep, { n: people })}</Badge> : null}
      </Flex>
      {isImposed ? (
        <TextInput
          key={step.opens_on}
          type="date"
          size="xs"
          w={150}
          label={say(w.opensOn)}
          aria-label={say(w.opensOnOf, { title })}
          disabled={readOnly}
          defaultValue={step.opens_on ?? ''}
          // A date being typed is none yet: it is read once the field is left.
          onBlur={({ currentTarget: { value } }) => value !== (step.opens_on ?? '') && act.onChange(value || null)}
        />
      ) : null}
      {readOnly ? null : (
        <Flex component="span" gap={4}>
          <Button
            variant="subtle"
            size="sm"
            disabled={rank === 1}
            aria-label={say(w.up, { title })}
            data-move={`${step.kind} ${step.target} -1`}
            onClick={() => act.onMove(rank - 2)}
          >
            ↑
          </Button>
          <Button
            variant="subtle"
            size="sm"
            disabled={rank === total}
            aria-label={say(w.down, { title })}
            data-move={`${step.kind} ${step.target} 1`}
            onClick={() => act.onMove(rank)}
          >
            ↓
          </Button>
          <Button variant="subtle" size="sm" aria-label={say(w.removeOf, { title })} onClick={act.onRemove}>
            {say(w.remove)}
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
