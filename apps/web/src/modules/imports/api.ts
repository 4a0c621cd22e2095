import { type Import, importsContract, worksContract } from '@kxo/domain/imports/contract'
import type { ImportField } from '@kxo/domain/imports/kind-fields'
import type { ImportKind } from '@kxo/domain/imports/kinds'
import type { Mapping } from '@kxo/domain/imports/rules'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

const isBusy = ({ status }: Import): boolean => status === 'checking' || status === 'running'
const at = (id: number) => ({ params: { id } })

/** An import; asked again every second while it is being processed. */
export const importQuery = (id: number) =>
  apiQuery(importsContract.get, at(id), { refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? 1_000 : false) })

export const importsSource = () => tableSource(importsContract.list, {})
export const latestFirst = { sort: '-created_at' } as const

export const sendImport = (kind: ImportKind, file: File, onProgress: (share: number) => void) =>
  call(importsContract.receive, { body: { kind }, files: { file } }, { onProgress })
export const mapColumns = (id: number, mapping: Mapping) => call(importsContract.map, { ...at(id), body: { mapping } })
export const correctCell = (id: number, body: { line: number; field: ImportField; value: string }) =>
  call(importsContract.correct, { ...at(id), body })
export const checkImport = (id: number) => call(importsContract.check, at(id))
export const runImport = (id: number, mode: 'valid' | 'all', is_inviting: boolean) =>
  call(importsContract.run, { ...at(id), body: { mode, is_inviting } })
export const undoImport = (id: number) => call(importsContract.undo, at(id))
export const stopWork = (id: number) => call(worksContract.stop, at(id))

export const fetchReport = (id: number) => fetchFile(importsContract.report, at(id))
export const fetchModel = (kind: ImportKind) => fetchFile(importsContract.model, { params: { kind } })
