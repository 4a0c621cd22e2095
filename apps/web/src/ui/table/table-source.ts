import type { ListOf, ListQuery } from '@kxo/domain/kernel/listing'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Search } from '../navigation/address.ts'
import { type ListAddress, listAddressOf } from './list-address.ts'

/** Where a table's rows come from. */
export type TableSource<Row> = {
  queryKey: QueryKey
  fetch: (query: ListQuery, signal: AbortSignal) => Promise<ListOf<Row>>
  /** Streams what is shown: `query` already holds format and columns. */
  exportAs?: (query: ListQuery) => Promise<{ blob: Blob; name: string }>
}

/** A page of a list, as its table asks for it. */
export function pageQuery<Row>(source: TableSource<Row>, address: ListAddress) {
  const query: ListQuery = { ...address, format: undefined, columns: undefined }
  return queryOptions({ queryKey: [...source.queryKey, query], queryFn: ({ signal }) => source.fetch(query, signal) })
}

/** The page of a list an address asks for: what its table reads first. */
export const listQuery = <Row>(source: TableSource<Row>, search: Search, defaults?: Partial<ListAddress>) =>
  pageQuery(source, listAddressOf(search, defaults))
