import {
  type ColumnDef,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Arrangement, type Column, shownColumns } from './column.ts'
import { fittedWidths, usual } from './fitted-widths.ts'

/** Sorting, filters and pages are the server's. */
const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, columnSizingFeature, columnResizingFeature })

const narrowest = 72
const widest = 900

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
  const [content, setContent] = useState<Readonly<Record<string, number>>>({})
  const shown = useMemo(() => shownColumns(columns, arrangement), [columns, arrangement])
  const widths = useMemo(
    () => ({ ...fittedWidths(shown, { arrangement, room, content }), ...moved }),
    [shown, arrangement, room, content, moved],
  )
  /** What columns show was measured; none narrows while the list stands, so that pages turn without moving them. */
  const onMeasure = useCallback(
    (measured: Readonly<Record<string, number>>) =>
      setContent((was) => {
        const wider = Object.entries(measured).filter(([key, width]) => width > (was[key] ?? 0))
        return wider.length > 0 ? { ...was, ...Object.fromEntries(wider) } : was
      }),
    [],
  )
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
  return { table, shown, widths, onMeasure, resizeBy }
}
export type TableModel<Row> = ReturnType<typeof useTableModel<Row>>
