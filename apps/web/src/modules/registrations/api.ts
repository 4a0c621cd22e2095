import { contactsContract } from '@kxo/domain/contacts/contract'
import { eventsContract } from '@kxo/domain/events/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { cancelContract } from '@kxo/domain/registrations/cancelling/cancel-contract'
import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { apiQuery, queryKeyOf, tableSource } from '../../platform/api-query.ts'
import type { Moment } from './own/own-address.ts'

/** The event as whoever registers for it sees it. */
export const eventQuery = (id: number) => apiQuery(eventsContract.get, { params: { id } })

/** Takes a place, or answers one's own registration when there is one. */
export const start = (event: number) => call(contract.start, { params: { id: event }, body: {} })

export const sheetQuery = (id: number) => apiQuery(contract.get, { params: { id } })

export const ownQuery = (event: number) =>
  queryOptions({
    queryKey: [...queryKeyOf(contract.own, { params: { id: event } }), 'registration'],
    queryFn: async ({ signal }) => (await call(contract.own, { params: { id: event } }, { signal })).registration,
  })

/** One's own latest registrations, for the badges of a page of events. */
export const mineQuery = () =>
  queryOptions({
    queryKey: [...queryKeyOf(contract.list, { query: { page: 1, page_size: 100, user: 'me' } }), 'results'],
    queryFn: async ({ signal }) => (await call(contract.list, { query: { page: 1, page_size: 100, user: 'me' } }, { signal })).results,
    staleTime: 30_000,
  })

/** One's own registrations of a moment. */
export const ownSource = (moment: Moment) => tableSource(contract.list, { query: { user: 'me', moment } })

export const countsQuery = (event: number) => apiQuery(contract.counts, { params: { id: event } })

export const historyQuery = (id: number) => apiQuery(contract.history, { params: { id } })

/** The person's own details, as the first step shows them. */
export const personQuery = (id: number) => apiQuery(contactsContract.get, { params: { id } })

export const saveAnswers = (id: number, answers: Record<string, string>) => call(contract.answer, { params: { id }, body: { answers } })

export const submit = (id: number, body: Input<typeof contract.submit>['body']) => call(contract.submit, { params: { id }, body })

export const extendHold = (id: number, reason?: string) =>
  call(contract.extendHold, { params: { id }, body: reason === undefined ? {} : { reason } })

export const cancelTermsQuery = (id: number) => apiQuery(cancelContract.readTerms, { params: { id } })

export const cancel = (id: number, { reason, fee }: { reason: string; fee: number }) =>
  call(contract.cancel, { params: { id }, body: { fee, ...(reason !== '' && { reason }) } })
