import { formatDate } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import type { ColumnKey, List, ListEntry } from '@kxo/domain/kernel/list'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { ReactNode } from 'react'
import { emptyPlaceholder } from '../display/empty-placeholder.ts'
import type { Column, FilterKind } from './column.ts'
import { listWords } from './list-words.ts'

const filterOf = ({ kind, of }: ListEntry): FilterKind =>
  of
    ? of.keys.map((value) => ({ value, label: of.labelOf(value as never) }))
    : kind === 'money' || kind === 'number'
      ? 'number'
      : kind === 'day' || kind === 'instant'
        ? 'day'
        : kind === 'flag'
          ? 'flag'
          : 'text'

/** A value as a list writes it. */
function written({ kind, of }: ListEntry, value: unknown, { locale, zone, say }: Language): ReactNode {
  if (value === null || value === undefined || value === '') return emptyPlaceholder
  if (of) return say(of.labelOf(value as never))
  if (kind === 'money') return formatMoney(value as number, locale)
  if (kind === 'day' || kind === 'instant') return formatDate(value as Date | string, locale, { zone })
  return kind === 'flag' ? say(value ? listWords.yes : listWords.no) : String(value)
}

/** The columns of a declared list; `cells` are those that are more than the row's own value. */
export const columnsOf = <Row extends object, L extends List>(
  list: L,
  language: Language,
  cells: Partial<Record<ColumnKey<L>, (row: Row) => ReactNode>> = {},
): readonly Column<Row>[] => {
  const own = cells as Readonly<Record<string, ((row: Row) => ReactNode) | undefined>>
  return Object.entries(list).flatMap(([key, entry]): Column<Row>[] =>
    entry.width === undefined
      ? []
      : [
          {
            key,
            label: entry.label,
            width: entry.width,
            cell: own[key] ?? ((row) => written(entry, (row as Readonly<Record<string, unknown>>)[key], language)),
            ...(entry.isSortable && { sortable: true }),
            ...(entry.isFilterable && { filter: filterOf(entry) }),
            ...(entry.isHidden && { hidden: true }),
            ...(entry.isWhole && { isWhole: true }),
            ...(entry.kind === 'money' || entry.kind === 'number' ? { align: 'end' } : {}),
          },
        ],
  )
}
