import { formatDate, formatDateTime } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import type { AnyList, ColumnKey, FieldKey, ListEntry, RowOf } from '@kxo/domain/kernel/list'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { ReactNode } from 'react'
import { Badge } from '../display/badge.tsx'
import { emptyPlaceholder } from '../display/empty-placeholder.ts'
import { optionsOf } from '../fields/options.ts'
import { type TextOrSentence, useLanguage } from '../i18n/language.tsx'
import type { Column, FilterKind } from './column.ts'
import { listWords } from './list-words.ts'

const filterOf = ({ kind, of }: ListEntry): FilterKind => {
  if (of && kind !== 'text') return optionsOf(of)
  if (kind === 'money' || kind === 'number') return 'number'
  if (kind === 'day' || kind === 'instant') return 'day'
  return kind === 'flag' ? 'flag' : 'text'
}

/** A value as a list writes it. */
function written({ kind, of, isBadge, showsTime }: ListEntry, value: unknown, { locale, zone, say }: Language): ReactNode {
  if (value === null || value === undefined || value === '') return emptyPlaceholder
  // A key of this very list.
  if (of && isBadge) return <Badge tone={of.toneOf?.(value as never) ?? 'neutral'}>{of.labelOf(value as never)}</Badge>
  if (of) return say(of.labelOf(value as never)) // a key of this very list
  if (kind === 'money') return formatMoney(value as number, locale)
  if (kind === 'number') return (value as number).toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', { useGrouping: false })
  if (showsTime) return formatDateTime(value as Date, locale, { zone })
  if (kind === 'day' || kind === 'instant') return formatDate(value as Date | string, locale, { zone })
  return kind === 'flag' ? say(value ? listWords.yes : listWords.no) : String(value)
}

/** What a page changes of a declared list: fields it leaves out, keeps in the chooser or shows at once, calls otherwise, filters among fewer, widens. */
export type Adjustments<L extends AnyList> = {
  /** These fields alone, in this order. */
  only?: readonly FieldKey<L>[]
  without?: readonly FieldKey<L>[] | undefined
  hidden?: Partial<Record<FieldKey<L>, boolean>>
  labels?: Partial<Record<FieldKey<L>, TextOrSentence>>
  /** None (`undefined`) takes the filter away. */
  filters?: Partial<Record<FieldKey<L>, FilterKind | undefined>>
  widths?: Partial<Record<FieldKey<L>, number>>
}
/** Cells that are more than the row's own value. */
export type Cells<L extends AnyList, Row = RowOf<L>> = Partial<Record<ColumnKey<L>, (row: Row) => ReactNode>>

/** The columns of a declared list and the filters no column draws. */
export const columnsOf = <L extends AnyList, Row extends object = RowOf<L>>(
  { fields }: L,
  language: Language,
  cells: Cells<L, Row> = {},
  { only, without = [], hidden = {}, labels = {}, filters = {}, widths = {} }: Adjustments<L> = {},
): Column<Row>[] => {
  const own = cells as Readonly<Record<string, ((row: Row) => ReactNode) | undefined>>
  const left = without as readonly string[]
  const said = <T,>(of: object, key: string): T | undefined => (of as Readonly<Record<string, T>>)[key]
  const listed = only ? only.map((key): [string, ListEntry] => [key, fields[key]!]) : Object.entries(fields)
  return listed.flatMap(([key, entry]): Column<Row>[] => {
    const { isFilterable, kind } = entry
    const width = said<number>(widths, key) ?? entry.width
    if (left.includes(key) || (width === undefined && !isFilterable)) return []
    const label = said<TextOrSentence>(labels, key) ?? entry.label
    const filter = isFilterable ? (key in filters ? said<FilterKind>(filters, key) : filterOf(entry)) : undefined
    if (width === undefined) return filter ? [{ key, label, filter, filterOnly: true, cell: () => null }] : []
    return [
      {
        key,
        label,
        width,
        cell: own[key] ?? ((row) => written(entry, (row as Readonly<Record<string, unknown>>)[key], language)),
        ...(entry.isSortable && { sortable: true }),
        ...(filter && { filter }),
        ...((said<boolean>(hidden, key) ?? entry.isHidden) && { hidden: true }),
        ...((entry.isWhole || kind === 'day' || kind === 'instant') && { isWhole: true }),
        ...(entry.exportedAs ? { exported: entry.exportedAs } : entry.isExported ? {} : { exported: [] }),
        ...(kind === 'money' || kind === 'number' ? { align: 'end' as const } : {}),
      },
    ]
  })
}

/** The columns of a declared list in the reader's language: `useColumns(billList, { status: (bill) => <BillBadge … /> })`. */
export const useColumns = <L extends AnyList, Row extends object = RowOf<L>>(
  list: L,
  cells: Cells<L, Row> = {},
  adjustments: Adjustments<L> = {},
): Column<Row>[] => columnsOf<L, Row>(list, useLanguage(), cells, adjustments)
