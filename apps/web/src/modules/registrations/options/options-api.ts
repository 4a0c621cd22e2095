import { registrationOptionsContract as contract } from '@kxo/domain/registrations/options/option-contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../../platform/api-query.ts'

/** At one event, or at all to come. */
export const eventProductsQuery = (event: number | undefined) => apiQuery(contract.eventProducts, { query: { event } })
export const preparationsSource = (event: number) => tableSource(contract.preparations, { params: { id: event } })
export const optionTotalsQuery = (event: number) => apiQuery(contract.optionTotals, { params: { id: event } })
export const handOver = (option: number, registration: number, is_handed: boolean) =>
  call(contract.handOver, { params: { id: option }, body: { registration, is_handed } })
