import { type DragEvent, useState } from 'react'

/** A list with one item moved to another place. */
const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** Lines that change places by buttons or by drag; `order` is told the new order of their numbers. */
export function useReorder<T extends { id: number }>(items: readonly T[], order: (ids: number[]) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const tell = (from: number, to: number): void => order(moved(items, from, to).map(({ id }) => id))
  return {
    up: (index: number) => (index > 0 ? () => tell(index, index - 1) : null),
    down: (index: number) => (index < items.length - 1 ? () => tell(index, index + 1) : null),
    line: (index: number) => ({
      draggable: true,
      'data-dragged': dragged === index || undefined,
      onDragStart: () => setDragged(index),
      onDragEnd: () => setDragged(null),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: () => {
        if (dragged !== null && dragged !== index) tell(dragged, index)
        setDragged(null)
      },
    }),
  }
}
