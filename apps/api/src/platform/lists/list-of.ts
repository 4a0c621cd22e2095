import type { ExportedKey, List, ListEntry, PlannedKey } from '@kxo/domain/kernel/list'
import type { ExportCell, ExportColumn } from '../tables/table-export.ts'
import type { ListField, ListPlan } from './listing.ts'

type Place = Omit<ListField, 'kind' | 'codeOf'>
const codeOf = ({ of }: ListEntry) => (of ? { codeOf: (key: string): number => of.codeOf(key as never) } : {})

/** The query plan of a declared list: where each of its fields is found, and what the list alone knows (`besides`). */
export const planOf = <L extends List>(
  list: L,
  places: Readonly<Record<PlannedKey<L>, Place>>,
  { fields: besides, ...plan }: ListPlan,
): ListPlan => ({
  ...plan,
  fields: {
    ...Object.fromEntries(
      (Object.entries(places) as [string, Place][]).map(([key, place]): [string, ListField] => {
        const entry = list[key]!
        return [key, { ...place, kind: entry.kind, ...codeOf(entry) }]
      }),
    ),
    ...besides,
  },
})

/** The exported columns of a declared list; what is not said is the row's own value under that name, in words for a code. */
export const exportsOf = <Row extends object, L extends List>(
  list: L,
  values: Partial<Record<ExportedKey<L>, (row: Row) => ExportCell>> = {},
): Readonly<Record<string, ExportColumn<Row>>> => {
  const own = values as Readonly<Record<string, ((row: Row) => ExportCell) | undefined>>
  return Object.fromEntries(
    Object.entries(list)
      .filter(([, { isExported }]) => isExported)
      .map(([key, { label, kind, of }]): [string, ExportColumn<Row>] => {
        const read = (row: Row) => (row as Readonly<Record<string, ExportCell>>)[key] ?? null
        const said = (row: Row): ExportCell => (of ? of.labelOf(read(row) as never) : read(row))
        return [key, { label, kind: kind === 'code' ? 'text' : kind, value: own[key] ?? said }]
      }),
  )
}
