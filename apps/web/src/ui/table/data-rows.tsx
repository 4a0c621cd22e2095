import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { usePrinting } from '../display/use-printing.ts'
import { Bar } from '../feedback/states.tsx'
import { useLanguage } from '../i18n/language.tsx'
import { useScrollShadow } from '../navigation/use-scroll-shadow.ts'
import { DataRow } from './data-row.tsx'
import style from './data-table.module.css'
import { listWords } from './list-words.ts'
import { type RowAction, RowMenu } from './row-menu.tsx'
import { holds, type RowKey, type Selection, toggled } from './selection.ts'
import { SortHeader } from './sort-header.tsx'
import type { TableModel } from './table-model.ts'
import { useMeasuredColumns } from './use-measured-columns.ts'

const RowsInSight = lazy(() => import('./rows-in-sight.tsx'))

export type DataRowsProps<Row> = {
  model: TableModel<Row>
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
  selectable: boolean
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** Pixels of the columns beside those of the list. */
export const tickWidth = 40
export const menuWidth = 48
const rowHeight = 40
const skeletons = 10
/** More rows than that are drawn as they come into sight. */
const drawnWhole = 50
const interactive = 'a, button, input, label, select, textarea, [role="menuitem"]'

/** A word cut by its cell is read whole under the pointer. */
const nameWhatIsCut = ({ target }: MouseEvent): void => {
  const cell = (target as Element).closest<HTMLElement>('td, th')
  if (cell && !cell.title && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent
}

/** The rows of a list as a table: sticky header, first column and row menu; arrows, space and enter on the rows. */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { model, rows, rowKey, rowName, rowHref, onOpen, rowActions, selectable, selection, onSelect } = props
  const { table, shown, widths, onMeasure } = model
  const { say } = useLanguage()
  const navigate = useNavigate()
  const body = useRef<HTMLTableSectionElement>(null)
  const { frame, scrolled } = useScrollShadow()
  const measured = useMeasuredColumns({ columns: shown, rows, onMeasure })
  const [active, setActive] = useState(0)
  const [menuRow, setMenuRow] = useState<{ row: Row; anchor: HTMLElement } | null>(null)
  const isPrinting = usePrinting()
  const isVirtual = rows.length > drawnWhole && !isPrinting
  const scrollTo = useRef<(index: number) => void>(null)
  const onPage = rows.map(rowKey)
  const isPageSelected = onPage.length > 0 && onPage.every((id) => holds(selection, id))
  const toggle = (id: RowKey): void => onSelect(toggled(selection, [id], !holds(selection, id), onPage))
  const open = (row: Row): void => {
    if (rowHref) void navigate({ to: rowHref(row) })
    else onOpen?.(row)
  }
  const goTo = (index: number): void => {
    setActive(index)
    scrollTo.current?.(index)
    body.current?.querySelector<HTMLElement>(`tr[data-row="${index}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
    if (!(event.target instanceof HTMLTableRowElement)) return
    const move = { ArrowDown: 1, ArrowUp: -1, Home: -rows.length, End: rows.length }[event.key]
    const row = rows[active]
    if (move !== undefined) {
      event.preventDefault()
      goTo(Math.min(rows.length - 1, Math.max(0, active + move)))
    } else if (event.key === ' ' && selectable && row !== undefined) {
      event.preventDefault()
      toggle(rowKey(row))
    } else if (event.key === 'Enter' && row !== undefined) open(row)
  }
  const onRowClick = (event: MouseEvent<HTMLElement>, row: Row): void => {
    const reading = window.getSelection()?.isCollapsed === false
    if (!reading && !(event.target as HTMLElement).closest(interactive)) open(row)
  }
  const space = (pixels: number) => (pixels > 0 ? <tr aria-hidden="true" style={{ blockSize: pixels }} /> : null)

  const drawn = (inSight: readonly number[]) => (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- rows take the arrows; each also holds a real link
    <tbody ref={body} onKeyDown={onKeyDown} onPointerMove={nameWhatIsCut}>
      {props.loading
        ? Array.from({ length: Math.min(props.pageSize, skeletons) }, (_, line) => (
            <tr key={line} aria-hidden="true">
              {selectable ? <td className={style['tick']} /> : null}
              {shown.map((column, cell) => (
                <td key={column.key}>
                  <Bar width={70 - ((line * 13 + cell * 29) % 40)} />
                </td>
              ))}
              {rowActions ? <td /> : null}
            </tr>
          ))
        : null}
      {space((inSight[0] ?? 0) * rowHeight)}
      {inSight.map((index) => {
        const row = rows[index]
        if (row === undefined) return null
        const id = rowKey(row)
        return (
          <DataRow
            key={id}
            row={row}
            index={index}
            isVirtual={isVirtual}
            columns={shown}
            name={rowName(row)}
            href={rowHref?.(row)}
            onOpen={onOpen}
            hasMenu={rowActions ? rowActions(row).length > 0 : null}
            onMenu={(anchor) => setMenuRow({ row, anchor })}
            isSelected={selectable ? holds(selection, id) : null}
            onToggle={() => toggle(id)}
            isActive={index === Math.min(active, rows.length - 1)}
            onFocus={() => setActive(index)}
            onClick={(event) => onRowClick(event, row)}
          />
        )
      })}
      {space((rows.length - 1 - (inSight.at(-1) ?? 0)) * rowHeight)}
    </tbody>
  )

  return (
    <div ref={frame} className={style['beside']}>
      <div ref={scrolled} className={style['scroller']} aria-busy={props.busy || props.loading} data-busy={props.busy || undefined}>
        <table
          ref={measured}
          className={style['table']}
          aria-labelledby={props.captionId}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        >
          <colgroup>
            {selectable ? <col style={{ inlineSize: tickWidth }} /> : null}
            {shown.map(({ key }) => (
              <col key={key} style={{ inlineSize: widths[key] }} />
            ))}
            {rowActions ? <col style={{ inlineSize: menuWidth }} /> : null}
          </colgroup>
          <thead>
            <tr>
              {selectable ? (
                <th className={style['tick']} scope="col">
                  <input
                    type="checkbox"
                    aria-label={say(listWords.selectPage)}
                    checked={isPageSelected}
                    onChange={(event) => onSelect(toggled(selection, onPage, event.currentTarget.checked, onPage))}
                  />
                </th>
              ) : null}
              {table.getFlatHeaders().map((header) => {
                const column = shown.find(({ key }) => key === header.column.id)
                return column ? (
                  <SortHeader
                    key={header.id}
                    column={column}
                    width={header.getSize()}
                    sort={props.sort}
                    onSort={props.onSort}
                    onDrag={header.getResizeHandler()}
                    onResizeBy={(pixels) => model.resizeBy(column.key, pixels)}
                  />
                ) : null
              })}
              {rowActions ? (
                <th className={style['menuCell']} scope="col">
                  <span className="visually-hidden">{say(listWords.actions)}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          {isVirtual ? (
            <Suspense fallback={drawn(rows.slice(0, drawnWhole).map((_, index) => index))}>
              <RowsInSight count={rows.length} rowHeight={rowHeight} scroller={scrolled} scrollTo={scrollTo}>
                {drawn}
              </RowsInSight>
            </Suspense>
          ) : (
            drawn(rows.map((_, index) => index))
          )}
        </table>
        {menuRow && rowActions ? (
          <RowMenu anchor={menuRow.anchor} name={rowName(menuRow.row)} actions={rowActions(menuRow.row)} onClose={() => setMenuRow(null)} />
        ) : null}
      </div>
    </div>
  )
}
