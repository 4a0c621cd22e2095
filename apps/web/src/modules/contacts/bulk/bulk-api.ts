import { bulkContract as contract } from '@kxo/domain/contacts/bulk/bulk-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'

export type Many = Input<typeof contract.run>['body']
type Found = NonNullable<Many['found']>
/** What the list is narrowed to beside its own filters. */
export type ListScope = Pick<Found, 'kind' | 'company'>

const at = (id: number) => ({ params: { id } })
export const previewQuery = (body: Many, enabled: boolean) =>
  apiQuery(contract.preview, { body }, { enabled, staleTime: 0, gcTime: 0, retry: false })
export const runBulkAct = (body: Many) => call(contract.run, { body })
export const undoMany = (act: string) => call(contract.undo, { body: { act } })
export const bulkWorkQuery = (id: number) =>
  apiQuery(contract.work, at(id), {
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'running' ? false : 1500),
    retry: false,
  })
export const stopBulk = (id: number) => call(contract.stop, at(id))
export const fetchBulkReport = (id: number) => fetchFile(contract.report, at(id))
