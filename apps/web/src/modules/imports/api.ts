import { type Import, importsContract, worksContract } from '@kxo/domain/imports/contract'
import type { EventField } from '@kxo/domain/imports/event-fields'
import type { Mapping } from '@kxo/domain/imports/rules'
import type { ProblemKind } from '@kxo/domain/imports/words'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'

const isBusy = ({ status }: Import): boolean => status === 'checking' || status === 'running'
const at = (client: string, id: number) => ({ params: { client, id } })

export const importKey = (client: string, id: number) => ['import', client, id] as const
/** An import; asked again every second while it is being processed. */
export const importQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: importKey(client, id),
    queryFn: ({ signal }) => call(importsContract.get, at(client, id), { signal }),
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? 1_000 : false),
  })

export const sendImport = (client: string, file: File, onProgress: (share: number) => void) =>
  call(importsContract.receive, { params: { client }, body: { kind: 'events' }, files: { file } }, { onProgress })
export const mapColumns = (client: string, id: number, mapping: Mapping) =>
  call(importsContract.map, { ...at(client, id), body: { mapping } })
export const correctCell = (client: string, id: number, body: { line: number; field: EventField; value: string }) =>
  call(importsContract.correct, { ...at(client, id), body })
export const checkImport = (client: string, id: number) => call(importsContract.check, at(client, id))
export const runImport = (client: string, id: number, mode: 'valid' | 'all') =>
  call(importsContract.run, { ...at(client, id), body: { mode } })
export const undoImport = (client: string, id: number) => call(importsContract.undo, at(client, id))
export const stopWork = (client: string, id: number) => call(worksContract.stop, at(client, id))

export const fetchReport = (client: string, id: number) => fetchFile(importsContract.report, at(client, id))
export const fetchModel = (client: string) => fetchFile(importsContract.model, { params: { client, kind: 'events' } })
export const listImports = (client: string, query: ListQuery, signal: AbortSignal) =>
  call(importsContract.list, { params: { client }, query }, { signal })
export const listErrors = (client: string, id: number, kind: ProblemKind | undefined, query: ListQuery, signal: AbortSignal) =>
  call(importsContract.errors, { ...at(client, id), query: { ...query, kind } }, { signal })
