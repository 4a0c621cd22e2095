import type { DocumentCategory } from '@kxo/domain/documents/category'
import type { DocumentKind } from '@kxo/domain/documents/kind'
import type { DocumentRestriction } from '@kxo/domain/documents/restriction'
import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { collectContract } from '@kxo/domain/papers/collect-contract'
import { type CollectState } from '@kxo/domain/papers/collect-states'
import { papersContract as contract } from '@kxo/domain/papers/contract'
import { folderContract } from '@kxo/domain/papers/folder-contract'
import { organisationContract } from '@kxo/domain/papers/organisation-contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import { everyId } from '../../platform/every-id.ts'
import type { Transfer } from '../../ui/fields/transfer.ts'

type PeopleTab = 'contacts' | 'partners'
export const registerSource = (tab: PeopleTab) => tableSource(contract.register, { query: { tab } })
export const addDocument = (
  query: {
    name: string
    kind: DocumentKind
    category: DocumentCategory
    restriction: DocumentRestriction
    user?: number
    event?: number
    expires_on?: string
    as_partner: boolean
  },
  file: File,
  transfer: Transfer,
) => call(contract.add, { query, files: { file } }, { transfer })
export const changeDocument = (id: number, body: Input<typeof contract.change>['body']) => call(contract.change, { params: { id }, body })
export const askPaper = (body: Input<typeof contract.ask>['body']) => call(contract.ask, { body })
export const removeRow = (id: number) => call(contract.remove, { params: { id } })
export const decideRow = (id: number, body: Input<typeof contract.decide>['body']) => call(contract.decide, { params: { id }, body })
export const previewMany = (body: Input<typeof contract.previewMany>['body']) => call(contract.previewMany, { body })
export const actOnMany = (body: Input<typeof contract.actMany>['body']) => call(contract.actMany, { body })
/** The numbers of all the lines a list finds. */
export const idsOfRows = ({ q, filters }: ListQuery, tab: PeopleTab, signal: AbortSignal): Promise<number[]> =>
  everyId((page) => call(contract.register, { query: { q, filters, tab, ...page } }, { signal }))

type Scope = { event?: number; state?: CollectState }
export const piecesQuery = (event?: number) => apiQuery(collectContract.pieces, { query: event === undefined ? {} : { event } })
export const peopleSource = (scope: Scope) => tableSource(collectContract.people, { query: scope })
export const remindPeople = (users: number[]) => call(collectContract.remind, { body: { users } })
export const idsOfPeople = ({ q, filters }: ListQuery, scope: Scope, signal?: AbortSignal): Promise<number[]> =>
  everyId((page) => call(collectContract.people, { query: { q, filters, ...scope, ...page } }, { signal }))

export const organisationQuery = () => apiQuery(organisationContract.list, {})
export const publishDocument = (
  query: { kind: DocumentKind; name: string; restriction: DocumentRestriction; asks_reading: boolean },
  file: File,
  transfer: Transfer,
) => call(organisationContract.publish, { query, files: { file } }, { transfer })
export const publishVersion = (id: number, asks_again: boolean, file: File, transfer: Transfer) =>
  call(organisationContract.publishVersion, { params: { id }, query: { asks_again }, files: { file } }, { transfer })
export const withdrawDocument = (id: number) => call(organisationContract.withdraw, { params: { id } })
export const publishedQuery = () => apiQuery(organisationContract.own, {})
export const sayRead = (id: number, number: number) => call(organisationContract.read, { params: { id }, body: { number } })

export const folderQuery = () => apiQuery(folderContract.folder, {})
export const bringPaper = (kind: DocumentKind, expires_on: string | undefined, file: File, transfer: Transfer) =>
  call(folderContract.depositPaper, { query: { kind, ...(expires_on && { expires_on }) }, files: { file } }, { transfer })
export const depositBill = (query: { kind: DocumentKind; event?: number; note?: string }, file: File, transfer: Transfer) =>
  call(folderContract.depositBill, { query, files: { file } }, { transfer })
