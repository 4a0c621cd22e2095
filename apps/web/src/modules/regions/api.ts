import { regionsContract as contract, type RegionFields } from '@kxo/domain/regions/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { apiQuery, queryKeyOf, tableSource } from '../../platform/api-query.ts'

export const regionsKey = ['regions'] as const
const at = (id: number) => ({ params: { id } })
export const coverageQuery = () => apiQuery(contract.coverage, {})
export const regionQuery = (id: number) => apiQuery(contract.get, at(id))
export const choicesQuery = () => apiQuery(contract.choices, {}, { staleTime: 60_000 })
/** Every region with its départements: who holds which. */
export const holdersQuery = () =>
  queryOptions({
    queryKey: [...queryKeyOf(contract.list, { query: { page: 1, page_size: 100 } }), 'results'],
    queryFn: async ({ signal }) => (await call(contract.list, { query: { page: 1, page_size: 100 } }, { signal })).results ?? [],
  })
export const movesQuery = () => apiQuery(contract.moves, {}, { gcTime: 0, staleTime: 0 })
/** A recomputation, asked again every second until it ends. */
export const workQuery = (id: number) =>
  apiQuery(contract.work, at(id), {
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'running' ? false : 1_000),
  })

export const createRegion = (body: RegionFields) => call(contract.create, { body })
export const changeRegion = (id: number, body: RegionFields & { version: number }) => call(contract.change, { ...at(id), body })
export const removeRegion = (id: number, to: number | undefined) => call(contract.remove, { ...at(id), query: { to } })
export const loadFrenchRegions = () => call(contract.loadFrench, {})
export const testPostalCode = (code_postal: string, country: string) => call(contract.test, { query: { code_postal, country } })
export const recomputeRegions = () => call(contract.recompute, {})
export const findReferents = async (q: string, signal: AbortSignal) =>
  (await call(contract.referents, { query: { q } }, { signal })).map(({ id, full_name }) => ({
    value: id,
    label: full_name,
  }))

export const regionsSource = () => tableSource(contract.list, {})
