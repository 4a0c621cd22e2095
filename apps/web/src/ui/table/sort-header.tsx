import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useLanguage, useText } from '../i18n/language.tsx'
import type { Column } from './column.ts'
import style from './data-table.module.css'
import { listWords } from './list-words.ts'

type SortHeaderProps<Row> = {
  column: Column<Row>
  width: number | undefined
  /** `start_date` or `-start_date`. */
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  /** While the edge is dragged. */
  onWidth: (width: number) => void
  /** Once it is let go. */
  onSettled: (width: number) => void
}

const step = 16
const narrowest = 72
const widest = 900
/** Next sort of a column: ascending, descending, none. */
export const nextSort = (sort: string | undefined, key: string): string | undefined =>
  sort === key ? `-${key}` : sort === `-${key}` ? undefined : key

/** A column's title: sorts on click, is widened by its edge with the mouse or the arrows. */
export function SortHeader<Row>({ column, width, sort, onSort, onWidth, onSettled }: SortHeaderProps<Row>) {
  const { say } = useLanguage()
  const text = useText()
  const label = text(column.label)
  const direction = sort === column.key ? 'ascending' : sort === `-${column.key}` ? 'descending' : undefined
  const head = useRef<HTMLTableCellElement>(null)
  const bounded = (wanted: number): number => Math.round(Math.min(widest, Math.max(narrowest, wanted)))
  const startDrag = (event: PointerEvent<HTMLElement>): void => {
    const edge = event.currentTarget
    const from = event.clientX
    const before = head.current?.offsetWidth ?? narrowest
    let now = before
    edge.setPointerCapture(event.pointerId)
    edge.onpointermove = (moved) => {
      now = bounded(before + moved.clientX - from)
      onWidth(now)
    }
    edge.onpointerup = edge.onpointercancel = () => {
      edge.onpointermove = edge.onpointerup = edge.onpointercancel = null
      if (now !== before) onSettled(now)
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = bounded((head.current?.offsetWidth ?? narrowest) + by)
    onWidth(next)
    onSettled(next)
  }
  return (
    <th
      ref={head}
      scope="col"
      aria-sort={direction}
      data-align={column.align}
      style={width ? { inlineSize: width, minInlineSize: width, maxInlineSize: width } : undefined}
    >
      {column.sortable ? (
        <button type="button" className={style['sort']} onClick={() => onSort(nextSort(sort, column.key))}>
          {label}
          <span className={style['arrow']} data-direction={direction} aria-hidden="true">
            {direction === 'descending' ? '↓' : '↑'}
          </span>
        </button>
      ) : (
        <span className={style['head']}>{label}</span>
      )}
      <span
        role="separator"
        aria-orientation="vertical"
        aria-label={say(listWords.resize, { name: label })}
        aria-valuenow={Math.round(width ?? 0)}
        tabIndex={0}
        className={style['handle']}
        onPointerDown={startDrag}
        onKeyDown={onKeyDown}
      />
    </th>
  )
}
