import type { ListQuery } from '@kxo/domain/kernel/listing'
import { regionsContract as contract, type RegionFields } from '@kxo/domain/regions/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'

export const regionsKey = ['regions'] as const
const at = (client: string, id: number) => ({ params: { client, id } })

export const listRegions = (client: string, query: ListQuery, signal: AbortSignal) =>
  call(contract.list, { params: { client }, query }, { signal })
export const exportRegions = (client: string, query: ListQuery) => fetchFile(contract.list, { params: { client }, query })
export const coverageQuery = (client: string) =>
  queryOptions({
    queryKey: [...regionsKey, client, 'coverage'],
    queryFn: ({ signal }) => call(contract.coverage, { params: { client } }, { signal }),
  })
export const regionQuery = (client: string, id: number) =>
  queryOptions({ queryKey: [...regionsKey, client, id], queryFn: ({ signal }) => call(contract.get, at(client, id), { signal }) })
export const choicesQuery = (client: string) =>
  queryOptions({
    queryKey: [...regionsKey, client, 'choices'],
    queryFn: ({ signal }) => call(contract.choices, { params: { client } }, { signal }),
    staleTime: 60_000,
  })
/** Every region with its départements: who holds which. */
export const holdersQuery = (client: string) =>
  queryOptions({
    queryKey: [...regionsKey, client, 'holders'],
    queryFn: async ({ signal }) =>
      (await call(contract.list, { params: { client }, query: { page: 1, page_size: 100 } }, { signal })).results ?? [],
  })
export const movesQuery = (client: string) =>
  queryOptions({
    queryKey: [...regionsKey, client, 'moves'],
    queryFn: ({ signal }) => call(contract.moves, { params: { client } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
/** A recomputation, asked again every second until it ends. */
export const workQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: ['region-work', client, id],
    queryFn: ({ signal }) => call(contract.work, at(client, id), { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'running' ? false : 1_000),
  })

export const createRegion = (client: string, body: RegionFields) => call(contract.create, { params: { client }, body })
export const changeRegion = (client: string, id: number, body: RegionFields & { version: number }) =>
  call(contract.change, { ...at(client, id), body })
export const removeRegion = (client: string, id: number, to: number | undefined) =>
  call(contract.remove, { ...at(client, id), query: { to } })
export const loadFrenchRegions = (client: string) => call(contract.loadFrench, { params: { client } })
export const testPostalCode = (client: string, code_postal: string, country: string) =>
  call(contract.test, { params: { client }, query: { code_postal, country } })
export const recomputeRegions = (client: string) => call(contract.recompute, { params: { client } })
export const findReferents = async (client: string, q: string, signal: AbortSignal) =>
  (await call(contract.referents, { params: { client }, query: { q } }, { signal })).map(({ id, full_name }) => ({
    value: id,
    label: full_name,
  }))
export const listPeople = (client: string, id: number, query: ListQuery, signal: AbortSignal) =>
  call(contract.people, { ...at(client, id), query }, { signal })
export const listEvents = (client: string, id: number, query: ListQuery, signal: AbortSignal) =>
  call(contract.events, { ...at(client, id), query }, { signal })
