import { type DocumentKind, documentKind } from '@kxo/domain/documents/kind'
import { mailedDocument } from '@kxo/domain/documents/mailed-document'
import { otherDocuments } from '@kxo/domain/documents/paths'
import { type Context, found } from '../../../platform/context.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { findRequest, type RequestRow } from './request-rows.ts'

export type PaperRequest = {
  user_id: number
  partner_id?: number | null
  event_id?: number | null
  kind: DocumentKind
  name: string
  why?: string
  due_on?: string | null
  expires_on?: string | null
}

/** Where somebody deposits what is asked, with an account or by a link. */
export const wayToDeposit = { path: otherDocuments(), by_link: { purpose: 'paper' as const, path: otherDocuments() } }

/** Asks somebody for a paper, and writes to them. @returns its number */
export async function requestPaper(context: Context, { kind, ...request }: PaperRequest): Promise<number> {
  const { db, actor, now } = context
  const { id } = await db
    .insertInto('document_requests')
    .values({ ...request, kind: documentKind.codeOf(kind), requested_by: actor.user_id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeRequest(context, found(await findRequest(db, id)), `partner paper ${id}`)
  return id
}

/** Writes that a paper is awaited: `occurrence` says which time, so that none is written twice. */
export async function writeRequest(context: Context, request: RequestRow, occurrence: string): Promise<void> {
  await context.services.enqueueMail(context, {
    moment: 'request_document',
    ...(request.partner_id !== null && { role: 'partner' as const }),
    to: recipientOf(found(await findUser(context.db, request.user_id))),
    occurrence,
    values: {
      name: request.name,
      ...mailedDocument({ category: 'other', status: 'toComplete', deadline: request.due_on }),
      client: context.tenant.label,
    },
    ...wayToDeposit,
  })
  await trace(context, { action: 'request_document', subject_id: request.user_id, event_id: request.event_id, info: request.name })
}
