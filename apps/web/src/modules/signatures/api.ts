import type { Input } from '@kxo/domain/kernel/contract'
import type { Preparation } from '@kxo/domain/signatures/agreement'
import { signaturesContract as contract } from '@kxo/domain/signatures/contract'
import type { AgreementMorph, SigningPlace } from '@kxo/domain/signatures/kinds'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

/** Which agreements: of a kind of party, of an event, of a company or of a person. */
export type Scope = { morph?: AgreementMorph | undefined; event?: number; company?: number; user?: number }

export const agreementsSource = (scope: Scope) => tableSource(contract.list, { query: scope })
export const missingQuery = ({ morph, event }: Scope) => apiQuery(contract.missing, { query: { morph, event } })
export const agreementQuery = (id: number) => apiQuery(contract.read, { params: { id } })
export const prepareAgreements = (items: Preparation[]) => call(contract.prepare, { body: { items } })
export const changeAgreement = (id: number, body: Input<typeof contract.change>['body']) => call(contract.change, { params: { id }, body })
export const requestSignature = (id: number, body: Input<typeof contract.request>['body']) =>
  call(contract.request, { params: { id }, body })
export const remindSignatory = (id: number) => call(contract.remind, { params: { id }, body: {} })
export const cancelAgreement = (id: number, reason: string) => call(contract.cancel, { params: { id }, body: { reason } })
export const attachPaper = (id: number, query: { day: string; place: SigningPlace }, file: File) =>
  call(contract.attachPaper, { params: { id }, query, files: { file } })
export const recordWithdrawal = (id: number, day: string) => call(contract.recordWithdrawal, { params: { id }, body: { day } })

/** The bytes of an agreement as it stands. */
export const fetchAgreement = (id: number) => fetchFile(contract.file, { params: { id } })
