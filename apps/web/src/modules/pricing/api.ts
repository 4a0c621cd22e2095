import { pricingContract as contract, type PriceBody } from '@kxo/domain/pricing/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

export const pricesQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: ['prices', client, id],
    queryFn: ({ signal }) => call(contract.prices, { params: { client, id } }, { signal }),
  })

export const addPrice = (client: string, id: number, body: PriceBody) => call(contract.addPrice, { params: { client, id }, body })
export const changePrice = (client: string, id: number, price: number, body: PriceBody) =>
  call(contract.changePrice, { params: { client, id, price }, body })
export const removePrice = (client: string, id: number, price: number) => call(contract.removePrice, { params: { client, id, price } })
