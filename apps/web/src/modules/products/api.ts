import { productsContract as contract, type Product, type ProductFields } from '@kxo/domain/products/contract'
import { type OptionFields, optionsContract } from '@kxo/domain/products/option-contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

type Versioned<T> = T & { version: number }
const of = (id: number, option: number) => ({ params: { id, option } })

export const productChoicesQuery = () =>
  apiQuery(contract.list, { query: { page: 1, page_size: 100, sort: 'name' } }, { staleTime: 30_000 })
export const createProduct = (body: ProductFields) => call(contract.create, { body })
export const changeProduct = (id: number, body: Versioned<ProductFields>) => call(contract.change, { params: { id }, body })
export const archiveProduct = ({ id, is_archived }: Product) =>
  call(contract.archive, { params: { id }, body: { is_archived: !is_archived } })
export const removeProduct = (id: number) => call(contract.remove, { params: { id } })

export const optionsQuery = (id: number) => apiQuery(optionsContract.options, { params: { id } })
export const optionSourcesQuery = () => apiQuery(optionsContract.optionSources, {})
export const takeUpOptions = (id: number, from: number) => call(optionsContract.takeUpOptions, { params: { id }, body: { from } })
export const addOption = (id: number, body: OptionFields) => call(optionsContract.addOption, { params: { id }, body })
export const changeOption = (id: number, option: number, body: Versioned<OptionFields>) =>
  call(optionsContract.changeOption, { ...of(id, option), body })
export const removeOption = (id: number, option: number) => call(optionsContract.removeOption, of(id, option))

export const productsSource = (tab: 'current' | 'archived') => tableSource(contract.list, { query: { tab } })
