import { directoryContract as contract, type DirectoryCompaniesQuery, type DirectoryQuery } from '@kxo/domain/directory/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'

/** Who reads: people signed in, or anybody. */
export type Audience = 'network' | 'public'
export const directoryKey = (client: string) => ['directory', client] as const

export const directoryPageQuery = (client: string, audience: Audience, query: DirectoryQuery) =>
  queryOptions({
    queryKey: [...directoryKey(client), 'page', audience, query],
    queryFn: ({ signal }) => call(audience === 'public' ? contract.publicList : contract.list, { params: { client }, query }, { signal }),
  })

export const readPhoto = (client: string, audience: Audience, id: number, signal: AbortSignal) =>
  fetchFile(audience === 'public' ? contract.publicPhoto : contract.photo, { params: { client, id } }, { signal })

export const filtersQuery = (client: string, audience: Audience) =>
  queryOptions({
    queryKey: [...directoryKey(client), 'filters', audience],
    queryFn: ({ signal }) => call(audience === 'public' ? contract.publicFilters : contract.filters, { params: { client } }, { signal }),
  })

export const companiesQuery = (client: string, query: DirectoryCompaniesQuery) =>
  queryOptions({
    queryKey: [...directoryKey(client), 'companies', query],
    queryFn: ({ signal }) => call(contract.companies, { params: { client }, query }, { signal }),
  })

export const choiceQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...directoryKey(client), 'choice', id],
    queryFn: ({ signal }) => call(contract.choice, { params: { client, id } }, { signal }),
  })
