import { Flex } from '@mantine/core'
import type { DragEvent, ReactNode } from 'react'
import { Button } from './button.tsx'

type SortableLineProps = {
  readOnly: boolean
  /** Whether what is dragged would come just before it. */
  isTarget: boolean
  onDrag: () => void
  /** `isBelow`: over its lower half. */
  onOver: (isBelow: boolean) => void
  onDropped: () => void
  children: ReactNode
  'data-line'?: string
}

/** A line of a list put in order: dragged by mouse, moved by its `MoveButtons`; the list around it allows the drop. */
export function SortableLine({ readOnly, isTarget, onDrag, onOver, onDropped, children, 'data-line': line }: SortableLineProps) {
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
      data-line={line}
      draggable={!readOnly}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag()
      }}
      onDragEnd={onDropped}
      onDragOver={(event: DragEvent<HTMLElement>) => {
        const box = event.currentTarget.getBoundingClientRect()
        onOver(event.clientY > box.top + box.height / 2)
      }}
    >
      {children}
    </Flex>
  )
}

/** Labels name the line; an act that is null is at its end. */
type MoveButtonsProps = { name: string; upLabel: string; downLabel: string; onUp: (() => void) | null; onDown: (() => void) | null }

// Nowhere to go is faint, without the block a disabled button is drawn on.
const faint = { background: 'transparent', opacity: 0.35 }

/** The keyboard’s way to put a line elsewhere; `name` says in `data-move` whose they are, for the focus that follows the line. */
export function MoveButtons({ name, upLabel, downLabel, onUp, onDown }: MoveButtonsProps) {
  const drawn = (act: (() => void) | null) => ({
    variant: 'subtle' as const,
    size: 'sm' as const,
    disabled: !act,
    onClick: () => act?.(),
    ...(act ? {} : { style: faint }),
  })
  return (
    <>
      <Button {...drawn(onUp)} aria-label={upLabel} data-move={`${name} -1`}>
        ↑
      </Button>
      <Button {...drawn(onDown)} aria-label={downLabel} data-move={`${name} 1`}>
        ↓
      </Button>
    </>
  )
}
