import { type Endpoint, type Output, resourceOf } from '@kxo/domain/kernel/contract'
import type { ListOf, ListQuery } from '@kxo/domain/kernel/listing'
import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { TableSource } from '../ui/table/table-source.ts'
import { type CallInput, call, fetchFile } from './api-client.ts'
import { boundTenant } from './bound-tenant.ts'

type Options<E> = Omit<UseQueryOptions<Output<E>, Error, Output<E>, QueryKey>, 'queryKey' | 'queryFn'>

/** The key of what an endpoint answers: its resource, the tenant, the endpoint, what is asked. */
export const queryKeyOf = <E extends Endpoint>(endpoint: E, input: CallInput<E>): QueryKey => [
  resourceOf(endpoint.path),
  boundTenant(),
  endpoint.path,
  input,
]

/** What may be asked again at any time: an endpoint that changes something is a mutation. */
type Reading = Endpoint & ({ method: 'GET' } | { reads: true })

/** What an endpoint answers, as a query: `useQuery(apiQuery(contract.get, { params: { id } }))`. */
export const apiQuery = <E extends Reading>(endpoint: E, input: CallInput<E>, options: Options<E> = {}) =>
  queryOptions({
    ...options,
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })

type RowOf<E> = Output<E> extends ListOf<infer Row> ? Row : never
/** What of a list its page fixes: the record it hangs on, and what its query holds beside page, sort and filters. */
type Fixed<E> = Omit<CallInput<E>, 'query'> & { query?: Readonly<Record<string, unknown>> }

/** A list endpoint as a table reads it: pages, and the file of what is shown when the endpoint streams one. */
export function tableSource<E extends Endpoint>(endpoint: E, fixed: Fixed<E>): TableSource<RowOf<E>> {
  const asking = (query: ListQuery) => ({ ...fixed, query: { ...query, ...fixed.query } }) as unknown as CallInput<E> // both halves, typed apart
  return {
    queryKey: queryKeyOf(endpoint, fixed as CallInput<E>), // without the query, which a table adds
    fetch: (query, signal) => call(endpoint, asking(query), { signal }) as Promise<ListOf<RowOf<E>>>,
    ...(endpoint.streams ? { exportAs: (query: ListQuery) => fetchFile(endpoint, asking(query)) } : {}),
  }
}
