import type { Input } from '@kxo/domain/kernel/contract'
import type { PartnerKind } from '@kxo/domain/partners/kind'
import { partnerRecordsContract as contract } from '@kxo/domain/partners/records/record-contract'
import type { PartnerTab } from '@kxo/domain/partners/records/tabs'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../../platform/api-query.ts'
import type { Transfer } from '../../../ui/fields/transfer.ts'

const at = (id: number) => ({ params: { id } })
export const recordQuery = (id: number, kind: PartnerKind) => apiQuery(contract.get, { params: { id, kind } })
export const createRecord = (body: Input<typeof contract.create>['body']) => call(contract.create, { body })
export const changeRecord = (id: number, body: Input<typeof contract.change>['body']) => call(contract.change, { ...at(id), body })
export const validateRecord = (id: number) => call(contract.validate, { ...at(id), body: {} })
export const removeRecord = (id: number) => call(contract.remove, { ...at(id), body: {} })
export const reactivateRecord = (id: number) => call(contract.reactivate, { ...at(id), body: {} })
export const readBank = (id: number) => call(contract.readBank, at(id))
export const changeBank = (id: number, body: Input<typeof contract.changeBank>['body']) => call(contract.changeBank, { ...at(id), body })
export const askPaper = (id: number, body: Input<typeof contract.askPaper>['body']) => call(contract.askPaper, { ...at(id), body })
export const depositPaper = (id: number, paper: number, file: File, transfer: Transfer) =>
  call(contract.depositPaper, { params: { id, paper }, files: { file } }, { transfer })
export const fetchPaper = (id: number, paper: number) => fetchFile(contract.readPaper, { params: { id, paper } })
export const removePaper = (id: number, paper: number) => call(contract.removePaper, { params: { id, paper } })

export const partnersSource = (tab: PartnerTab) => tableSource(contract.list, { query: { tab } })
