import {
  directoryContract as contract,
  type DirectoryCompaniesQuery,
  type DirectoryQuery,
  directoryPageSize,
} from '@kxo/domain/directory/contract'
import { fetchFile } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'
import type { Search } from '../../ui/navigation/address.ts'

/** Who reads: people signed in, or anybody. */
export type Audience = 'network' | 'public'

export const directoryPageQuery = (audience: Audience, query: DirectoryQuery) =>
  apiQuery(audience === 'public' ? contract.publicList : contract.list, { query })

export const readPhoto = (audience: Audience, id: number, signal: AbortSignal) =>
  fetchFile(audience === 'public' ? contract.publicPhoto : contract.photo, { params: { id } }, { signal })

const baseOf = (search: Search) => ({
  page: Number(search['page'] ?? 1),
  page_size: directoryPageSize,
  q: search['q'] || undefined,
  by: search['view'] === 'departments' ? ('department' as const) : undefined,
})
const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))
/** What an address asks of the directory; it went through `directoryAddress`. */
export const peopleQueryOf = (search: Search): DirectoryQuery => ({
  ...baseOf(search),
  region: numberIn(search['region']),
  department: search['department'],
  company: numberIn(search['company']),
  speciality: search['speciality'] || undefined,
  partner: search['partner'] === '1' || undefined,
})
export const companiesQueryOf = (search: Search): DirectoryCompaniesQuery => baseOf(search)

export const filtersQuery = (audience: Audience) => apiQuery(audience === 'public' ? contract.publicFilters : contract.filters, {})

export const companiesQuery = (query: DirectoryCompaniesQuery) => apiQuery(contract.companies, { query })

export const choiceQuery = (id: number) => apiQuery(contract.choice, { params: { id } })
