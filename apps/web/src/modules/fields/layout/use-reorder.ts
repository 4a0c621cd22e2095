import { kernelErrors } from '@kxo/domain/kernel/errors'
import { type DragEvent, useRef, useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'

/** A list with one item moved to another place. */
const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/**
 * Lines that change places by buttons or by drag, at once on screen. `order` is told the new order of their numbers, the last one wanted
 * once the one before is done; `read` then reads the list again.
 */
export function useReorder<T extends { id: number }>(
  saved: readonly T[],
  order: (ids: number[]) => Promise<unknown>,
  read: () => Promise<unknown>,
) {
  const [chosenOrder, setChosenOrder] = useState<readonly number[] | null>(null)
  const next = useRef<number[] | null>(null)
  const isSaving = useRef(false)
  const [dragged, setDragged] = useState<number | null>(null)
  // One added meanwhile comes last.
  const place = ({ id }: T): number => (chosenOrder?.includes(id) ? chosenOrder.indexOf(id) : saved.length)
  const items = chosenOrder ? saved.toSorted((a, b) => place(a) - place(b)) : saved
  const save = async (): Promise<void> => {
    if (isSaving.current) return
    isSaving.current = true
    while (next.current) {
      const ids = next.current
      next.current = null
      await order(ids).catch(() => toast.info(kernelErrors.sortFailed))
    }
    isSaving.current = false
    await read()
    if (!isSaving.current) setChosenOrder(null)
  }
  const tell = (from: number, to: number): void => {
    next.current = moved(items, from, to).map(({ id }) => id)
    setChosenOrder(next.current)
    void save()
  }
  return {
    items,
    up: (index: number) => (index > 0 ? () => tell(index, index - 1) : null),
    down: (index: number) => (index < items.length - 1 ? () => tell(index, index + 1) : null),
    line: (index: number) => ({
      draggable: true,
      style: { cursor: 'grab', opacity: dragged === index ? 0.5 : 1 },
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
