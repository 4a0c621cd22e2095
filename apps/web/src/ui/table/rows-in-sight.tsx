import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'

type RowsInSightProps = {
  count: number
  /** Pixels, the same for all. */
  rowHeight: number
  scroller: RefObject<HTMLDivElement | null>
  /** Receives what brings a row into sight. */
  scrollTo: Ref<(index: number) => void>
  children: (inSight: readonly number[]) => ReactNode
}

/** The rows in sight of a long list, read apart: most lists are short and need none of it. */
export default function RowsInSight({ count, rowHeight, scroller, scrollTo, children }: RowsInSightProps) {
  // What scrolls stands around these rows, and is known once they are drawn.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(drawAgain, [drawAgain])
  // oxlint-disable-next-line react-hooks/incompatible-library -- nothing is compiled: the virtual rows are read at each drawing
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 15,
    initialRect: { width: 0, height: 800 },
  })
  useImperativeHandle(scrollTo, () => (index: number) => flushSync(() => virtual.scrollToIndex(index)))
  return children(virtual.getVirtualItems().map(({ index }) => index))
}
