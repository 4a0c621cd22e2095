import { documentErrors } from '@kxo/domain/documents/errors'
import { mailedDocument } from '@kxo/domain/documents/mailed-document'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { settleDocument } from '../files/settle-document.ts'
import { type DocumentRow, findDocument } from '../queries.ts'
import { wayToDeposit } from './request-paper.ts'
import { lockRequest } from './request-rows.ts'

export type PaperDecision = { is_accepted: boolean; reason?: string | null; expires_on?: string | null }

/** Accepts or refuses what was deposited for a request; its person is told. @throws 404, 409 when it waits for nobody */
export async function decideRequest(context: Context, id: number, decision: PaperDecision): Promise<void> {
  const { db, actor, now } = context
  const request = found(await lockRequest(db, id))
  const document = found(request.document_id === null ? undefined : await findDocument(db, request.document_id))
  const { expires_on = request.expires_on } = decision
  await settle(context, document, { ...decision, expires_on })
  await db
    .updateTable('document_requests')
    .set({ reason: decision.is_accepted ? null : (decision.reason ?? null), decided_by: actor.user_id, decided_at: now, expires_on })
    .where('id', '=', id)
    .execute()
}

/** The same of a document nobody asked for: its author is told. @throws 409 when it waits for nobody */
export async function settle(context: Context, document: DocumentRow, decision: PaperDecision): Promise<void> {
  if (!(await settleDocument(context, document.id, decision.is_accepted ? 'validated' : 'rejected', decision.expires_on)))
    refuse(documentErrors.paperNotThere, { name: document.name })
  await trace(context, {
    action: decision.is_accepted ? 'validate_document' : 'reject_document',
    subject_id: document.id,
    event_id: document.event_id,
    info: [document.name, decision.is_accepted ? null : decision.reason].filter(Boolean).join('\u00A0: '),
  })
  await writeDecision(context, document, decision)
}

/** Tells whom a document is about, or who deposited it, what was decided. */
async function writeDecision(context: Context, document: DocumentRow, { is_accepted, reason }: PaperDecision): Promise<void> {
  const user_id = document.user_id ?? document.created_by
  const user = user_id === null ? undefined : await findUser(context.db, user_id)
  if (!user) return
  await context.services.enqueueMail(context, {
    moment: is_accepted ? 'validate_document' : 'reject_document',
    to: recipientOf(user),
    occurrence: String(document.id),
    values: {
      name: document.name,
      ...mailedDocument({ category: 'other', status: is_accepted ? 'validated' : 'rejected' }),
      ...(reason && { reason }),
    },
    ...wayToDeposit,
    ...(document.event_id !== null && { event_id: document.event_id }),
  })
}
