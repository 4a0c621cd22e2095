import { manyContract as contract } from '@kxo/domain/contacts/many-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'
import type { Selection } from '../../ui/table/selection.ts'
import { contactsKey } from './api.ts'

export type Many = Input<typeof contract.run>['body']
type Found = NonNullable<Many['found']>
/** What the list is narrowed to beside its own filters. */
export type ListScope = Pick<Found, 'kind' | 'company'>

/** The people ticked, or all those the list finds. */
export const chosenBy = (selection: Selection, scope: ListScope): Pick<Many, 'ids' | 'found'> =>
  selection.all ? { found: { ...scope, q: selection.query.q, filters: selection.query.filters } } : { ids: selection.ids.map(Number) }

const at = (client: string, id: number) => ({ params: { client, id } })
export const previewQuery = (client: string, body: Many, enabled: boolean) =>
  queryOptions({
    queryKey: [...contactsKey(client), 'many', body],
    queryFn: ({ signal }) => call(contract.preview, { params: { client }, body }, { signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
export const runMany = (client: string, body: Many) => call(contract.run, { params: { client }, body })
export const undoMany = (client: string, act: string) => call(contract.undo, { params: { client }, body: { act } })
export const manyWorkQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: ['people-work', client, id],
    queryFn: ({ signal }) => call(contract.work, at(client, id), { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'running' ? false : 1500),
    retry: false,
  })
export const stopMany = (client: string, id: number) => call(contract.stop, at(client, id))
export const fetchManyReport = (client: string, id: number) => fetchFile(contract.report, at(client, id))
