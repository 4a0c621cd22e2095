import { tenantsContract } from '@kxo/domain/tenants/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

/** Saved columns and filters of the person. */
export const contextQuery = (client: string) =>
  queryOptions({
    queryKey: ['context', client],
    queryFn: async ({ signal }) => (await call(tenantsContract.context, { params: { client } }, { signal }))[0] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call(tenantsContract.countries, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
