import { companiesContract as contract } from '@kxo/domain/companies/contract'
import { companyMergeContract as merging } from '@kxo/domain/companies/merge-contract'
import { companyPeopleContract as people } from '@kxo/domain/companies/people-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

/** Everything known of companies: invalidated by each act. */
export const companiesKey = (client: string) => ['companies', client] as const

const of = (client: string, id: number) => [...companiesKey(client), 'one', id] as const

export const companyQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: of(client, id),
    queryFn: ({ signal }) => call(contract.get, { params: { client, id } }, { signal }),
    retry: false,
  })

export const managersQuery = (client: string) =>
  queryOptions({
    queryKey: [...companiesKey(client), 'choices'],
    queryFn: ({ signal }) => call(contract.choices, { params: { client } }, { signal }),
    staleTime: 5 * 60_000,
  })

export type Many = Input<typeof contract.changeMany>['body']
export const previewQuery = (client: string, body: Many, enabled: boolean) =>
  queryOptions({
    queryKey: [...companiesKey(client), 'many', body],
    queryFn: ({ signal }) => call(contract.previewMany, { params: { client }, body }, { signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const familyQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...of(client, id), 'family'],
    queryFn: ({ signal }) => call(contract.family, { params: { client, id } }, { signal }),
  })

export const peopleQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...of(client, id), 'people'],
    queryFn: ({ signal }) => call(people.people, { params: { client, id } }, { signal }),
  })

export const headcountsQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...of(client, id), 'headcounts'],
    queryFn: ({ signal }) => call(people.headcounts, { params: { client, id } }, { signal }),
  })

export const historyQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...of(client, id), 'history'],
    queryFn: ({ signal }) => call(people.history, { params: { client, id } }, { signal }),
  })

export const mergesQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...of(client, id), 'merges'],
    queryFn: ({ signal }) => call(merging.merges, { params: { client, id } }, { signal }),
  })

export const compareQuery = (client: string, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...companiesKey(client), 'compare', ids],
    queryFn: ({ signal }) => call(merging.compare, { params: { client }, query: { ids: [...ids] } }, { signal }),
    retry: false,
  })
