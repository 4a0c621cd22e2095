import { formsContract as contract } from '@kxo/domain/forms/contract'
import type { FormNature } from '@kxo/domain/forms/nature'
import type { Input } from '@kxo/domain/kernel/contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'
export const formQuery = (id: number) => apiQuery(contract.get, { params: { id } })

/** Forms of a nature, for a choice. */
export const formsOfQuery = (nature: FormNature) => apiQuery(contract.list, { query: { page: 1, page_size: 100, sort: 'name', nature } })

export const createForm = (body: Input<typeof contract.create>['body']) => call(contract.create, { body })
export const changeForm = (id: number, body: Input<typeof contract.change>['body']) => call(contract.change, { params: { id }, body })
export const removeForm = (id: number) => call(contract.remove, { params: { id } })
