import { tenantsContract } from '@kxo/domain/tenants/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { apiQuery, queryKeyOf } from '../../platform/api-query.ts'

/** Saved columns and filters of the person. */
export const contextQuery = () =>
  queryOptions({
    queryKey: queryKeyOf(tenantsContract.context, {}),
    queryFn: async ({ signal }) => (await call(tenantsContract.context, {}, { signal }))[0] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const countriesQuery = () => apiQuery(tenantsContract.countries, {}, { staleTime: Number.POSITIVE_INFINITY })
