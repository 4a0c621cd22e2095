import { type MouseEvent, memo } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { Link } from '../navigation/link.tsx'
import type { Column } from './column.ts'
import style from './data-table.module.css'
import { listWords } from './list-words.ts'
import { RowMenuButton } from './row-menu.tsx'

type DataRowProps<Row> = {
  row: Row
  index: number
  isVirtual: boolean
  columns: readonly Column<Row>[]
  name: string
  href: string | undefined
  onOpen: ((row: Row) => void) | undefined
  /** Null where the list has no menu at all. */
  hasMenu: boolean | null
  onMenu: (anchor: HTMLElement) => void
  /** Null where nothing is selected. */
  isSelected: boolean | null
  onToggle: () => void
  isActive: boolean
  onFocus: () => void
  onClick: (event: MouseEvent<HTMLElement>) => void
}

type CellsProps<Row> = Pick<DataRowProps<Row>, 'row' | 'columns' | 'href' | 'onOpen'>

function DrawnCells<Row>({ row, columns, href, onOpen }: CellsProps<Row>) {
  const [first, ...others] = columns
  return (
    <>
      {first ? (
        <th scope="row" data-align={first.align}>
          {href !== undefined ? (
            <Link to={href} className={style['rowLink']}>
              {first.cell(row)}
            </Link>
          ) : onOpen ? (
            <button type="button" className={style['rowButton']} onClick={() => onOpen(row)}>
              {first.cell(row)}
            </button>
          ) : (
            first.cell(row)
          )}
        </th>
      ) : null}
      {others.map((column) => (
        <td key={column.key} data-align={column.align}>
          {column.cell(row)}
        </td>
      ))}
    </>
  )
}
/** What a row shows is drawn again when the row or the columns change, not each time the list measures itself or is pointed at. */
const Cells = memo(DrawnCells) as typeof DrawnCells

/** One row; its first cell is its link, or what opens it. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, index, columns, name, href, onOpen, hasMenu, isSelected } = props
  const { say } = useLanguage()
  return (
    <tr
      data-row={index}
      aria-rowindex={props.isVirtual ? index + 2 : undefined}
      data-held={isSelected || undefined}
      data-opens={href !== undefined || onOpen ? true : undefined}
      tabIndex={props.isActive ? 0 : -1}
      onFocus={props.onFocus}
      onClick={props.onClick}
    >
      {isSelected === null ? null : (
        <td className={style['tick']}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={say(listWords.selectRow, { name })}
            checked={isSelected}
            onChange={props.onToggle}
          />
        </td>
      )}
      <Cells row={row} columns={columns} href={href} onOpen={onOpen} />
      {hasMenu === null ? null : (
        <td className={style['menuCell']}>{hasMenu ? <RowMenuButton name={name} onOpen={props.onMenu} /> : null}</td>
      )}
    </tr>
  )
}
