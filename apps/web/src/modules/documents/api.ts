import type { DocumentCategory } from '@kxo/domain/documents/category'
import { documentsContract } from '@kxo/domain/documents/contract'
import type { DocumentRestriction } from '@kxo/domain/documents/restriction'
import type { TicketState } from '@kxo/domain/documents/ticket-state'
import type { Validity } from '@kxo/domain/documents/validity'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'
import { queryKeyOf, tableSource } from '../../platform/api-query.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { everyId } from '../../platform/every-id.ts'
import type { Transfer } from '../../ui/fields/transfer.ts'
import type { Selection } from '../../ui/table/selection.ts'
import { listQuery } from '../../ui/table/table-source.ts'

/** Whose record documents are about: a person's, a company's with its people, or an event. */
export type About = Owner | { event: number }
/** On whose record a file is put by hand. */
export type Owner = { person: number } | { company: number }
/** One’s own; or those too that are given out for events one takes part in. */
export type Whose = 'me' | 'given' | 'events'
type DocumentsQuery = { category?: readonly DocumentCategory[]; user?: Whose; name?: string } & Partial<
  Record<'person' | 'company' | 'event', number>
>

export const listDocuments = ({ category, ...filters }: DocumentsQuery, query: ListQuery, signal?: AbortSignal) =>
  call(documentsContract.documents, { query: { ...query, ...filters, ...(category && { category: [...category] }) } }, { signal })
/** Documents as a list reads them: of some categories, about a record, or one's own. */
export type DocumentsOf = { category?: DocumentCategory[]; ticket?: TicketState; validity?: Validity; user?: Whose } & Partial<About>
export const documentsSource = (of: DocumentsOf) => tableSource(documentsContract.documents, { query: of })
/** The numbers of what a selection of such a list holds. */
export const idsOfDocuments = (of: DocumentsOf, selection: Selection, signal?: AbortSignal): Promise<number[]> => {
  if (!selection.all) return Promise.resolve(selection.ids.map(Number))
  const { q, filters } = selection.query
  const read = (page: { page: number; page_size: number }) =>
    call(documentsContract.documents, { query: { q, filters, ...of, ...page } }, signal ? { signal } : {})
  return everyId(read)
}
/** Their files, in one. */
export const saveArchive = (ids: number[]): Promise<void> => downloadFile(documentsContract.archive, { body: { ids } })
/** Documents of one name, or of the event of that address. */
export const namedDocumentsQuery = (category: DocumentCategory, name: string) =>
  queryOptions({
    queryKey: queryKeyOf(documentsContract.documents, { query: { page: 1, page_size: 10, category: [category], name } }),
    queryFn: ({ signal }) => listDocuments({ category: [category], name }, { page: 1, page_size: 10 }, signal),
  })

/** What the proof of a code says. */
export const verifiedQuery = (client: string, code: string) =>
  queryOptions({
    queryKey: ['verification', client, code],
    queryFn: ({ signal }) => call(documentsContract.verify, { params: { client, code } }, { signal }),
    retry: false,
  })

/** The person's own documents of a category as their list asks for them at first, newest first: asked once for both. */
export const ownDocumentsQuery = (category: DocumentCategory) => listQuery(documentsSource({ category: [category], user: 'me' }), {})

/** The bytes of a document, by its number. */
export const fetchDocument = (id: number) => fetchFile(documentsContract.download, { body: { path: String(id), inline: true } })

/** Puts a file on a record. */
export const depositDocument = (about: Owner, restriction: DocumentRestriction, file: File, transfer: Transfer) => {
  const subject = 'person' in about ? { user: about.person } : { company: about.company }
  return call(documentsContract.deposit, { query: { ...subject, restriction }, files: { file } }, { transfer })
}

export const removeDocument = (file: number) => call(documentsContract.deleteFile, { query: { id: file } })
