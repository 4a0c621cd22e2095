import {
  type ColumnDef,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Arrangement, type Column, shownColumns } from './column.ts'

/** Sorting, filters and pages are the server's. */
const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, columnSizingFeature, columnResizingFeature })

const narrowest = 72
const widest = 900
/** What a column is given of the room when it names no width. */
const usual = 150
const least = 88
/** The first column names the row: never under that, be the list pushed along. */
const leastOfName = 180

/** Figures, dates, states and codes are never cut: they take the width they declare. */
const isFixed = ({ key, align, filter, isWhole }: Pick<Column<never>, 'key' | 'align' | 'filter' | 'isWhole'>): boolean =>
  key === 'status' || align === 'end' || filter === 'day' || isWhole === true

type Part = { key: string; declared: number }
const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)
const leastOf = ({ declared }: Part): number => Math.min(least, declared)

/** Shares a room by what each column declares; none goes under the least it can be read at. */
function share(parts: readonly Part[], room: number): Record<string, number> {
  const widths: Record<string, number> = {}
  let [shared, left] = [parts, room]
  while (shared.length > 0) {
    const unit = left / sum(shared.map(({ declared }) => declared))
    const small = shared.filter((part) => part.declared * unit < leastOf(part))
    const settled = small.length > 0 ? small : shared
    for (const part of settled) widths[part.key] = Math.max(leastOf(part), Math.floor(part.declared * unit))
    left -= sum(settled.map(({ key }) => widths[key] ?? 0))
    shared = shared.filter((part) => !settled.includes(part))
  }
  return widths
}

/**
 * Widths in pixels: those a person chose and those of figures stay, the others share the room by what they declare, so that the list fits
 * when it can. The first column names the row: where room lacks, it gives way last.
 */
export function fittedWidths<Row>(columns: readonly Column<Row>[], arrangement: Arrangement, room: number): Record<string, number> {
  const parts = columns.map((column) => {
    const { key, width: declared = usual } = column
    const chosen = arrangement.find((item) => item.key === key)?.width ?? declared
    return { key, declared, chosen: chosen !== declared || isFixed(column) ? chosen : undefined }
  })
  const widths = Object.fromEntries(parts.map(({ key, declared, chosen }) => [key, chosen ?? declared]))
  if (room <= 0) return widths
  const shared = parts.filter(({ chosen }) => chosen === undefined)
  const left = room - sum(parts.map(({ chosen = 0 }) => chosen))
  const [name, ...others] = shared
  if (name === undefined || name.key !== columns[0]?.key || left >= sum(shared.map(({ declared }) => declared)))
    return { ...widths, ...share(shared, left) }
  const shares = share(others, Math.max(sum(others.map(leastOf)), left - name.declared))
  const names = Math.max(Math.min(name.declared, leastOfName), left - sum(Object.values(shares)))
  return { ...widths, ...shares, [name.key]: names }
}

type TableModelProps<Row> = {
  columns: readonly Column<Row>[]
  arrangement: Arrangement
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Pixels the columns may take; 0 while unknown. */
  room: number
  /** A width was changed, by the edge of its title. */
  onResize: (key: string, width: number) => void
}

/** The columns shown, in order and sized, and the rows of the page. */
export function useTableModel<Row>({ columns, arrangement, rows, rowKey, room, onResize }: TableModelProps<Row>) {
  const [moved, setMoved] = useState<Readonly<Record<string, number>>>({})
  const shown = useMemo(() => shownColumns(columns, arrangement), [columns, arrangement])
  const widths = useMemo(() => ({ ...fittedWidths(shown, arrangement, room), ...moved }), [shown, arrangement, room, moved])
  const defs = useMemo(
    () => columns.map(({ key }): ColumnDef<typeof features, Row & object> => ({ id: key, minSize: narrowest, maxSize: widest })),
    [columns],
  )
  const table = useTable<typeof features, Row & object>({
    features,
    columns: defs,
    data: rows as readonly (Row & object)[],
    getRowId: (row) => String(rowKey(row)),
    columnResizeMode: 'onChange',
    state: {
      columnOrder: arrangement.map(({ key }) => key),
      columnVisibility: Object.fromEntries(columns.map(({ key }) => [key, shown.some((column) => column.key === key)])),
      columnSizing: widths,
    },
    onColumnSizingChange: (next) => {
      const newWidths: Record<string, number> = typeof next === 'function' ? next(widths) : next
      const changed = Object.entries(newWidths).filter(([key, width]) => widths[key] !== width)
      setMoved((was) => ({ ...was, ...Object.fromEntries(changed) }))
    },
  })
  const resizing = table.state.columnResizing.isResizingColumn
  const dragged = useRef<string | false>(false)
  useEffect(() => {
    const ended = dragged.current
    dragged.current = resizing
    if (ended !== false && resizing === false && moved[ended] !== undefined) onResize(ended, Math.round(moved[ended]))
  }, [resizing, moved, onResize])
  const resizeBy = (key: string, by: number): void => {
    const width = Math.round(Math.min(widest, Math.max(narrowest, (widths[key] ?? usual) + by)))
    setMoved((was) => ({ ...was, [key]: width }))
    onResize(key, width)
  }
  return { table, shown, widths, resizeBy }
}
export type TableModel<Row> = ReturnType<typeof useTableModel<Row>>
