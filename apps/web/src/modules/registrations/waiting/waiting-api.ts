import { waitingContract as contract } from '@kxo/domain/registrations/waiting/waiting-contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'

const on = (id: number) => ({ params: { id } })

/** One's own requests on the waiting list of an event. */
export const ownWaitingQuery = (event: number) => apiQuery(contract.own, on(event))
/** One's own requests, wherever one waits. */
export const ownWaitsQuery = () => apiQuery(contract.mine, {})
/** The whole list, and who would enter if that many places came free. */
export const waitingListQuery = (event: number, freed: number) => apiQuery(contract.list, { ...on(event), query: { freed } })

export const joinWaitingList = (event: number, body: { users?: number[]; at_least?: number } = {}) =>
  call(contract.join, { ...on(event), body })
export const leaveWaitingList = (entry: number) => call(contract.leave, { ...on(entry), body: {} })
export const acceptPlaces = (entry: number) => call(contract.accept, on(entry))
