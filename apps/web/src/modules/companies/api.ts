import { type CompanyKind, companiesContract as contract } from '@kxo/domain/companies/contract'
import { companyMergeContract as merging } from '@kxo/domain/companies/merge-contract'
import { companyPeopleContract as people } from '@kxo/domain/companies/people-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import { columnsQuery, nativesQuery, recordReads } from '../fields/index.ts'

export const companyQuery = (id: number) => apiQuery(contract.get, { params: { id } }, { retry: false })
/** What the form of a company reads. */
export const companyReads = (id: number) => [companyQuery(id), ...recordReads('Company', id)]

export const managersQuery = () => apiQuery(contract.choices, {}, { staleTime: 5 * 60_000 })

export type Many = Input<typeof contract.changeMany>['body']
export const previewQuery = (body: Many, enabled: boolean) =>
  apiQuery(contract.previewBulk, { body }, { enabled, staleTime: 0, gcTime: 0, retry: false })

export const familyQuery = (id: number) => apiQuery(contract.family, { params: { id } })

export const peopleQuery = (id: number) => apiQuery(people.people, { params: { id } })

export const headcountsQuery = (id: number) => apiQuery(people.headcounts, { params: { id } })

export const historyQuery = (id: number) => apiQuery(people.history, { params: { id } })

export const mergesQuery = (id: number) => apiQuery(merging.merges, { params: { id } })

export const compareQuery = (ids: readonly number[]) => apiQuery(merging.compare, { query: { ids: [...ids] } }, { retry: false })

export const companiesSource = (query: { kind: CompanyKind | undefined; siren: string | undefined }) =>
  tableSource(contract.list, { query })

/** What the columns of the list say: the tenant's words and fields. */
export const columnReads = () => [nativesQuery('Company'), columnsQuery('Company')]
