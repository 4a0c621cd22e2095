import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useLanguage, useText } from '../i18n/language.tsx'
import { Link } from '../navigation/link.tsx'
import { useScrollShadow } from '../navigation/use-scroll-shadow.ts'
import type { Column } from './column.ts'
import style from './data-table.module.css'
import { listWords } from './list-words.ts'
import { type RowAction, RowMenu, RowMenuButton } from './row-menu.tsx'
import { holds, type RowKey, type Selection, toggled } from './selection.ts'
import { SortHeader } from './sort-header.tsx'

type DataRowsProps<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  captionId: string
  rowKey: (row: Row) => RowKey
  rowName: (row: Row) => string
  rowHref?: (row: Row) => string
  onOpen?: (row: Row) => void
  rowActions?: (row: Row) => readonly RowAction[]
  loading: boolean
  busy: boolean
  pageSize: number
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  onResize: (key: string, width: number) => void
  selectable: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
}

const widest = 10
const interactive = 'a, button, input, label, select, textarea, [role="menuitem"]'

/** The rows of a list as a table: sticky header and first column, arrows, space and enter on the rows. */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { columns, rows, rowKey, rowName, rowHref, onOpen, rowActions, selectable, selection, onSelect } = props
  const { say } = useLanguage()
  const text = useText()
  const navigate = useNavigate()
  const body = useRef<HTMLTableSectionElement>(null)
  const { told, scrolled } = useScrollShadow()
  const [active, setActive] = useState(0)
  const [menuRow, setMenuRow] = useState<{ row: Row; anchor: HTMLElement } | null>(null)
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({})
  const onPage = rows.map(rowKey)
  const pageHeld = onPage.length > 0 && onPage.every((id) => holds(selection, id))
  const toggle = (id: RowKey): void => onSelect(toggled(selection, [id], !holds(selection, id), onPage))
  const open = (row: Row): void => {
    if (rowHref) void navigate({ to: rowHref(row) })
    else onOpen?.(row)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
    if (!(event.target instanceof HTMLTableRowElement)) return
    const move = { ArrowDown: 1, ArrowUp: -1, Home: -rows.length, End: rows.length }[event.key]
    const row = rows[active]
    if (move !== undefined) {
      event.preventDefault()
      const next = Math.min(rows.length - 1, Math.max(0, active + move))
      setActive(next)
      body.current?.querySelectorAll<HTMLElement>('tr[data-row]')[next]?.focus()
    } else if (event.key === ' ' && selectable && row !== undefined) {
      event.preventDefault()
      toggle(rowKey(row))
    } else if (event.key === 'Enter' && row !== undefined) open(row)
  }
  const onRowClick = (event: MouseEvent<HTMLElement>, row: Row): void => {
    const reading = window.getSelection()?.isCollapsed === false
    if (!reading && !(event.target as HTMLElement).closest(interactive)) open(row)
  }

  return (
    <div ref={told} className={style['beside']}>
      <div ref={scrolled} className={style['scroller']} aria-busy={props.busy || props.loading} data-busy={props.busy || undefined}>
        <table className={style['table']} aria-labelledby={props.captionId}>
          <thead>
            <tr>
              {selectable ? (
                <th className={style['tick']} scope="col">
                  <input
                    type="checkbox"
                    aria-label={say(listWords.selectPage)}
                    checked={pageHeld}
                    onChange={(event) => onSelect(toggled(selection, onPage, event.currentTarget.checked, onPage))}
                  />
                </th>
              ) : null}
              {columns.map((column) => (
                <SortHeader
                  key={column.key}
                  column={column}
                  width={widths[column.key] ?? column.width}
                  sort={props.sort}
                  onSort={props.onSort}
                  onWidth={(width) => setWidths((was) => ({ ...was, [column.key]: width }))}
                  onSettled={(width) => props.onResize(column.key, width)}
                />
              ))}
              {rowActions ? (
                <th className={style['menuCell']} scope="col">
                  <span className="visually-hidden">{say(listWords.actions)}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          {/* oxlint-disable-next-line no-noninteractive-element-interactions -- rows take the arrows; each also holds a real link */}
          <tbody ref={body} onKeyDown={onKeyDown}>
            {props.loading
              ? Array.from({ length: Math.min(props.pageSize, widest) }, (_, line) => (
                  <tr key={line} aria-hidden="true">
                    {selectable ? <td className={style['tick']} /> : null}
                    {columns.map((column, cell) => (
                      <td key={column.key}>
                        <span className={style['skeleton']} style={{ inlineSize: `${70 - ((line * 13 + cell * 29) % 40)}%` }} />
                      </td>
                    ))}
                    {rowActions ? <td /> : null}
                  </tr>
                ))
              : rows.map((row, index) => {
                  const id = rowKey(row)
                  const held = selectable && holds(selection, id)
                  return (
                    <tr
                      key={id}
                      data-row
                      data-held={held || undefined}
                      data-opens={rowHref || onOpen ? true : undefined}
                      tabIndex={index === Math.min(active, rows.length - 1) ? 0 : -1}
                      onFocus={() => setActive(index)}
                      onClick={(event) => onRowClick(event, row)}
                    >
                      {selectable ? (
                        <td className={style['tick']}>
                          <input
                            type="checkbox"
                            tabIndex={-1}
                            aria-label={say(listWords.selectRow, { name: rowName(row) })}
                            checked={held}
                            onChange={() => toggle(id)}
                          />
                        </td>
                      ) : null}
                      {columns.map((column, cell) =>
                        cell === 0 ? (
                          <th key={column.key} scope="row" data-align={column.align}>
                            {rowHref ? (
                              <Link to={rowHref(row)} className={style['rowLink']}>
                                {column.cell(row)}
                              </Link>
                            ) : onOpen ? (
                              <button type="button" className={style['rowButton']} onClick={() => onOpen(row)}>
                                {column.cell(row)}
                              </button>
                            ) : (
                              column.cell(row)
                            )}
                          </th>
                        ) : (
                          <td key={column.key} data-align={column.align}>
                            {column.cell(row)}
                          </td>
                        ),
                      )}
                      {rowActions ? (
                        <td className={style['menuCell']}>
                          {rowActions(row).length > 0 ? (
                            <RowMenuButton name={rowName(row)} onOpen={(anchor) => setMenuRow({ row, anchor })} />
                          ) : null}
                        </td>
                      ) : null}
                    </tr>
                  )
                })}
          </tbody>
        </table>
        {menuRow && rowActions ? (
          <RowMenu
            anchor={menuRow.anchor}
            name={text(rowName(menuRow.row))}
            actions={rowActions(menuRow.row)}
            onClose={() => setMenuRow(null)}
          />
        ) : null}
      </div>
    </div>
  )
}
