import { directoryContract as contract, type DirectoryCompaniesQuery, type DirectoryQuery } from '@kxo/domain/directory/contract'
import { fetchFile } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'

/** Who reads: people signed in, or anybody. */
export type Audience = 'network' | 'public'

export const directoryPageQuery = (audience: Audience, query: DirectoryQuery) =>
  apiQuery(audience === 'public' ? contract.publicList : contract.list, { query })

export const readPhoto = (audience: Audience, id: number, signal: AbortSignal) =>
  fetchFile(audience === 'public' ? contract.publicPhoto : contract.photo, { params: { id } }, { signal })

export const filtersQuery = (audience: Audience) => apiQuery(audience === 'public' ? contract.publicFilters : contract.filters, {})

export const companiesQuery = (query: DirectoryCompaniesQuery) => apiQuery(contract.companies, { query })

export const choiceQuery = (id: number) => apiQuery(contract.choice, { params: { id } })
