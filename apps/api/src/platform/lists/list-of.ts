import type { AnyList, ExportedKey, ListEntry, PlannedKey, RowOf } from '@kxo/domain/kernel/list'
import { sql } from 'kysely'
import type { ExportCell, ExportColumn } from '../tables/table-export.ts'
import type { ListField, ListPlan } from './list-filters.ts'

/** Where a field is found: a column by its name (`bills.number`), or what else the plan must know of it. */
type Place = string | Omit<ListField, 'kind' | 'codeOf'>

function fieldOf({ kind, of }: ListEntry, place: Place): ListField {
  const codeOf = kind === 'code' ? of?.codeOf : undefined
  return {
    ...(typeof place === 'string' ? { at: sql.ref(place) } : place),
    kind: kind === 'choice' ? 'text' : kind,
    ...(codeOf && { codeOf: (key: string): number => codeOf(key as never) }), // a key of this very list
  }
}

/** What a declared list may be asked, field by field; one that is not found now (`undefined`) is unknown. */
export const fieldsOf = <L extends AnyList>(
  { fields }: L,
  places: Readonly<Record<PlannedKey<L>, Place | undefined>>,
): Record<string, ListField> =>
  Object.fromEntries(
    (Object.entries(places) as [string, Place | undefined][]).flatMap(([key, place]) =>
      place ? [[key, fieldOf(fields[key]!, place)]] : [],
    ),
  )

/** The query plan of a declared list: where each of its fields is found, and what the list alone knows (`besides`). */
export const planOf = <L extends AnyList>(
  list: L,
  places: Readonly<Record<PlannedKey<L>, Place>>,
  { fields: besides, ...plan }: Omit<ListPlan, 'fields'> & Partial<Pick<ListPlan, 'fields'>>,
): ListPlan => ({ ...plan, fields: { ...fieldsOf(list, places), ...besides } })

/** The exported columns of a declared list; what is not said is the row's own value under that name, in words for a choice. */
export const exportsOf = <L extends AnyList, Row extends object = RowOf<L>>(
  { fields }: L,
  values: Partial<Record<ExportedKey<L>, (row: Row) => ExportCell>> = {},
): Readonly<Record<string, ExportColumn<Row>>> => {
  const own = values as Readonly<Record<string, ((row: Row) => ExportCell) | undefined>>
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isExported }]) => isExported)
      .map(([key, { label, exportedLabel, kind, of }]): [string, ExportColumn<Row>] => {
        const read = (row: Row) => (row as Readonly<Record<string, ExportCell>>)[key] ?? null
        const said = (row: Row): ExportCell => {
          const value = read(row)
          return of && value !== null && value !== '' ? of.labelOf(value as never) : value // a key of this very list
        }
        return [key, { label: exportedLabel ?? label, kind: kind === 'code' || kind === 'choice' ? 'text' : kind, value: own[key] ?? said }]
      }),
  )
}
