import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react'
import { useLanguage, useText } from '../i18n/language.tsx'
import type { Column } from './column.ts'
import style from './data-table.module.css'
import { listWords } from './list-words.ts'

type SortHeaderProps<Row> = {
  column: Column<Row>
  width: number
  /** `start_date` or `-start_date`. */
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  onDrag: (event: MouseEvent | TouchEvent) => void
  onResizeBy: (pixels: number) => void
}

const step = 16
/** Next sort of a column: ascending, descending, none. */
const nextSort = (sort: string | undefined, key: string): string | undefined =>
  sort === key ? `-${key}` : sort === `-${key}` ? undefined : key

/** A column's title: sorts on click, is widened by its edge with the mouse or the arrows. */
export function SortHeader<Row>({ column, width, sort, onSort, onDrag, onResizeBy }: SortHeaderProps<Row>) {
  const { say } = useLanguage()
  const text = useText()
  const label = text(column.label)
  const direction = sort === column.key ? 'ascending' : sort === `-${column.key}` ? 'descending' : undefined
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onResizeBy(by)
  }
  return (
    <th scope="col" aria-sort={direction} data-align={column.align} data-column={column.key}>
      {column.sortable ? (
        <button type="button" className={style['sort']} title={label} onClick={() => onSort(nextSort(sort, column.key))}>
          {label}
          <span className={style['arrow']} data-direction={direction} aria-hidden="true">
            {direction === 'descending' ? '↓' : '↑'}
          </span>
        </button>
      ) : (
        <span className={style['head']} title={label}>
          {label}
        </span>
      )}
      <span
        role="separator"
        aria-orientation="vertical"
        aria-label={say(listWords.resize, { name: label })}
        aria-valuenow={Math.round(width)}
        tabIndex={0}
        className={style['handle']}
        onMouseDown={onDrag}
        onTouchStart={onDrag}
        onKeyDown={onKeyDown}
      />
    </th>
  )
}
