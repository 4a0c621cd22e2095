import { documentKind } from '@kxo/domain/documents/kind'
import { type DocumentStatus, documentStatus } from '@kxo/domain/documents/status'
import type { Context } from '../../../platform/context.ts'
import { checkIfImage } from '../../../platform/files/images.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { trace } from '../../traces/index.ts'
import { addDocument } from '../files/add-document.ts'
import { removeDocument } from '../files/delete-file.ts'
import { findDocument } from '../queries.ts'
import type { RequestRow } from './request-rows.ts'

type Deposit = { file: ReceivedFile; status: DocumentStatus; expires_on: string | null }

/** Keeps the file of a paper that was asked: it answers in the place of the former, which goes unless somebody refused it. */
export async function depositFor(context: Context, request: RequestRow, { file, status, expires_on }: Deposit): Promise<void> {
  const { db, now } = context
  await checkIfImage(file)
  const stored = await keepReceived(context, file)
  const document_id = await addDocument(context, {
    category: 'other',
    kind: documentKind.keyOf(request.kind),
    name: request.name,
    file_id: stored.id,
    // The record of who works for the tenant is not for restricted administrators.
    restriction: request.partner_id === null ? 'restrictedAdmins' : 'admins',
    status,
    user_id: request.user_id,
    event_id: request.event_id,
    expires_on,
  })
  const former = request.document_id
  await db
    .updateTable('document_requests')
    .set({ document_id, deposited_at: status === 'toValidate' ? now : null, expires_on, reason: null, decided_by: null, decided_at: null })
    .where('id', '=', request.id)
    .execute()
  await trace(context, { action: 'deposit_document', subject_id: request.user_id, event_id: request.event_id, info: request.name })
  if (former !== null) await setAside(context, former, document_id)
}

/** What was refused stays with its reason, behind what took its place; what nobody looked at goes. */
async function setAside(context: Context, former: number, replaced_by: number): Promise<void> {
  const document = await findDocument(context.db, former)
  if (!document) return
  if (documentStatus.codesOf('rejected', 'toComplete').includes(document.status))
    await context.db.updateTable('documents').set({ replaced_by }).where('id', '=', former).execute()
  else await removeDocument(context, document)
}
