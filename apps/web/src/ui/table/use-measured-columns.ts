import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Column } from './column.ts'

/** Pixels each column would take were nothing cut, by key: the table is laid out so for the time of reading its titles. */
function contentWidths(table: HTMLTableElement): Record<string, number> {
  table.dataset['measured'] = ''
  const titles = [...table.querySelectorAll<HTMLElement>('thead th[data-column]')]
  const widths = Object.fromEntries(titles.map((title) => [title.dataset['column']!, title.offsetWidth]))
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
    if (table.current && rows.length > 0) onMeasure(contentWidths(table.current))
  }, [columns, rows, onMeasure])
  return table
}
