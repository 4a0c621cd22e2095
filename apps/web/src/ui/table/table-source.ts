import type { ListOf, ListQuery } from '@kxo/domain/kernel/listing'
import type { QueryKey } from '@tanstack/react-query'

/** Where a table's rows come from. */
export type TableSource<Row> = {
  queryKey: QueryKey
  fetch: (query: ListQuery, signal: AbortSignal) => Promise<ListOf<Row>>
  /** Streams what is shown: `query` already holds format and columns. */
  exportAs?: (query: ListQuery) => Promise<{ blob: Blob; name: string }>
}
