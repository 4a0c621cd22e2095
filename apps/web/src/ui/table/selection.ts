import type { ListQuery } from '@kxo/domain/kernel/listing'

export type RowKey = string | number
/** What a bulk act applies to: some rows, or every result of the query. */
export type Selection = { all: false; ids: readonly RowKey[] } | { all: true; query: ListQuery; count: number }

export const noSelection: Selection = { all: false, ids: [] }
export const countOf = (selection: Selection): number => (selection.all ? selection.count : selection.ids.length)
export const holds = (selection: Selection, id: RowKey): boolean => selection.all || selection.ids.includes(id)

/** The records a bulk act is told of: those ticked, or all those the list finds, narrowed as its page is. */
export const recordsIn = <Scope extends object>(
  selection: Selection,
  scope: Scope,
): { ids: number[] } | { found: Scope & Pick<ListQuery, 'q' | 'filters'> } =>
  selection.all ? { found: { ...scope, q: selection.query.q, filters: selection.query.filters } } : { ids: selection.ids.map(Number) }

/** Ticks or unticks rows; unticking one of "all the results" comes back to what the page shows. */
export function toggled(selection: Selection, ids: readonly RowKey[], on: boolean, onPage: readonly RowKey[]): Selection {
  const before = selection.all ? onPage : selection.ids
  const without = before.filter((id) => !ids.includes(id))
  return { all: false, ids: on ? [...without, ...ids] : without }
}
