import { contactsContract } from '@kxo/domain/contacts/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

const key = (client: string) => ['registrations', client] as const
/** Everything known of registrations: invalidated by each act. */
export const registrationsKey = key

/** Takes a place, or answers one's own registration: entering the page again changes nothing. */
export const startQuery = (client: string, event: number, user: number | undefined) =>
  queryOptions({
    queryKey: [...key(client), 'start', event, user ?? null],
    queryFn: () => call(contract.start, { params: { client, id: event }, body: user === undefined ? {} : { user } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const sheetQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...key(client), 'sheet', id],
    queryFn: ({ signal }) => call(contract.get, { params: { client, id } }, { signal }),
  })

export const ownQuery = (client: string, event: number) =>
  queryOptions({
    queryKey: [...key(client), 'own', event],
    queryFn: async ({ signal }) => (await call(contract.own, { params: { client, id: event } }, { signal })).registration,
  })

/** One's own latest registrations, for the badges of a page of events. */
export const mineQuery = (client: string) =>
  queryOptions({
    queryKey: [...key(client), 'mine', 'all'],
    queryFn: async ({ signal }) =>
      (await call(contract.list, { params: { client }, query: { page: 1, page_size: 100, user: 'me' } }, { signal })).results,
    staleTime: 30_000,
  })

export const countsQuery = (client: string, event: number) =>
  queryOptions({
    queryKey: [...key(client), 'counts', event],
    queryFn: ({ signal }) => call(contract.counts, { params: { client, id: event } }, { signal }),
  })

export const historyQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...key(client), 'history', id],
    queryFn: ({ signal }) => call(contract.history, { params: { client, id } }, { signal }),
  })

/** The person's own details, as the first step shows them. */
export const personQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: ['contacts', client, id],
    queryFn: ({ signal }) => call(contactsContract.get, { params: { client, id } }, { signal }),
  })

export const saveAnswers = (client: string, id: number, answers: Record<string, string>) =>
  call(contract.answer, { params: { client, id }, body: { answers } })

export const submit = (client: string, id: number, body: Input<typeof contract.submit>['body']) =>
  call(contract.submit, { params: { client, id }, body })

export const prolong = (client: string, id: number) => call(contract.prolong, { params: { client, id } })

export const cancel = (client: string, id: number, reason: string) =>
  call(contract.cancel, { params: { client, id }, body: reason === '' ? {} : { reason } })
