import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Column } from './column.ts'

/** Pixels each column would take were nothing cut: the table is laid out so for the time of reading its titles. */
function contentWidths(table: HTMLTableElement): number[] {
  table.dataset['measured'] = ''
  const widths = [...table.querySelectorAll<HTMLElement>('thead th[data-column]')].map((title) => title.offsetWidth)
  delete table.dataset['measured']
  return widths
}

type Measured<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  onMeasure: (widths: Readonly<Record<string, number>>) => void
}

/** Measures what the columns of a table show each time its rows or its columns change, before they are painted. */
export function useMeasuredColumns<Row>({ columns, rows, onMeasure }: Measured<Row>): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    if (!table.current || rows.length === 0) return
    const widths = contentWidths(table.current)
    onMeasure(Object.fromEntries(columns.map(({ key }, place) => [key, widths[place] ?? 0])))
  }, [columns, rows, onMeasure])
  return table
}
