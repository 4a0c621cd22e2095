import { formsContract as contract } from '@kxo/domain/forms/contract'
import type { FormNature } from '@kxo/domain/forms/nature'
import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'

export const formsKey = ['forms'] as const
export const listForms = (client: string, query: ListQuery, signal: AbortSignal) =>
  call(contract.list, { params: { client }, query }, { signal })
export const exportForms = (client: string, query: ListQuery) => fetchFile(contract.list, { params: { client }, query })

export const formQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...formsKey, client, id],
    queryFn: ({ signal }) => call(contract.get, { params: { client, id } }, { signal }),
  })

/** Forms of a nature, for a choice. */
export const formsOfQuery = (client: string, nature: FormNature) =>
  queryOptions({
    queryKey: [...formsKey, client, 'of', nature],
    queryFn: ({ signal }) =>
      call(contract.list, { params: { client }, query: { page: 1, page_size: 100, sort: 'name', nature } }, { signal }),
  })

export const createForm = (client: string, body: Input<typeof contract.create>['body']) =>
  call(contract.create, { params: { client }, body })
export const changeForm = (client: string, id: number, body: Input<typeof contract.change>['body']) =>
  call(contract.change, { params: { client, id }, body })
export const removeForm = (client: string, id: number) => call(contract.remove, { params: { client, id } })
