import type { KeyboardEvent } from 'react'
import type { Column } from './column.ts'
import style from './data-table.module.css'
import { useLanguage, useText } from './language.tsx'
import { uiWords } from './words.ts'

type SortHeaderProps<Row> = {
  column: Column<Row>
  width: number | undefined
  /** `start_date` or `-start_date`. */
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  onDrag: (event: unknown) => void
  onDragged: () => void
  onNudge: (by: number) => void
}

const step = 16
/** Next sort of a column: ascending, descending, none. */
export const nextSort = (sort: string | undefined, key: string): string | undefined =>
  sort === key ? `-${key}` : sort === `-${key}` ? undefined : key

/** A column's title: sorts on click, is widened by its edge with the mouse or the arrows. */
export function SortHeader<Row>({ column, width, sort, onSort, onDrag, onDragged, onNudge }: SortHeaderProps<Row>) {
  const { say } = useLanguage()
  const text = useText()
  const label = text(column.label)
  const direction = sort === column.key ? 'ascending' : sort === `-${column.key}` ? 'descending' : undefined
  const startDrag = (event: unknown): void => {
    onDrag(event)
    document.addEventListener('mouseup', () => setTimeout(onDragged), { once: true })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onNudge(by)
  }
  return (
    <th
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
        aria-label={say(uiWords.resize, { name: label })}
        aria-valuenow={Math.round(width ?? 0)}
        tabIndex={0}
        className={style['handle']}
        onMouseDown={startDrag}
        onTouchStart={startDrag}
        onKeyDown={onKeyDown}
      />
    </th>
  )
}
