import { pricingContract as contract, type PriceBody } from '@kxo/domain/pricing/contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'

export const pricesQuery = (id: number) => apiQuery(contract.prices, { params: { id } })

export const addPrice = (id: number, body: PriceBody) => call(contract.addPrice, { params: { id }, body })
export const changePrice = (id: number, price: number, body: PriceBody) => call(contract.changePrice, { params: { id, price }, body })
export const removePrice = (id: number, price: number) => call(contract.removePrice, { params: { id, price } })
