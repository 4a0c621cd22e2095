import { pricingContract as contract, type PriceBody, type simulatedPayers } from '@kxo/domain/pricing/contract'
import { type PromoCode, type PromoCodeBody, promoContract } from '@kxo/domain/pricing/promo-contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'

export const pricesQuery = (id: number) => apiQuery(contract.prices, { params: { id } })

export const addPrice = (id: number, body: PriceBody) => call(contract.addPrice, { params: { id }, body })
export const changePrice = (id: number, price: number, body: PriceBody) => call(contract.changePrice, { params: { id, price }, body })
export const removePrice = (id: number, price: number) => call(contract.removePrice, { params: { id, price } })

export const copyPrices = (id: number, from: number) => call(contract.copyPrices, { params: { id }, body: { from } })
export type Simulated = { user: number; payer: (typeof simulatedPayers)[number]; activity?: number }
export const simulationQuery = (id: number, query: Simulated) => apiQuery(contract.simulatePrice, { params: { id }, query })
export const promoCodesQuery = (id: number) => apiQuery(promoContract.promoCodes, { params: { id } })

export const addPromoCode = (id: number, body: PromoCodeBody) => call(promoContract.addPromoCode, { params: { id }, body })
export const changePromoCode = (id: number, { id: code, version }: PromoCode, body: PromoCodeBody) =>
  call(promoContract.changePromoCode, { params: { id, code }, body: { ...body, version } })
export const removePromoCode = (id: number, code: number) => call(promoContract.removePromoCode, { params: { id, code } })
