import { may } from '@kxo/domain/attendance/permissions'
import { isMailedProof, type MailedProof, whyNotMailed } from '@kxo/domain/attendance/proof-mails/proof-mails'
import type { proofMailsContract } from '@kxo/domain/attendance/proof-mails/proof-mails-contract'
import { proofMailsWords as w } from '@kxo/domain/attendance/proof-mails/proof-mails-words'
import { documentCategory } from '@kxo/domain/documents/category'
import { accountStatus, shutOut } from '@kxo/domain/identity/status'
import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { visibleTo } from '../../documents/index.ts'
import { settingOf } from '../../mailing/index.ts'
import { traceAll } from '../../traces/index.ts'
import { mailProofsJob } from '../jobs.ts'
import { writeWith } from './reminders.ts'

type Contract = typeof proofMailsContract

const momentOf = { attestation: 'send_attestation', certificate: 'send_certificate' } as const

/** Documents by their numbers, as the caller may see them. @throws 404 when one is not visible */
async function documentsAmong({ db, actor, now }: Context, ids: readonly number[]) {
  const rows = await db
    .selectFrom('documents')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'documents.tenant_id').onRef('users.id', '=', 'documents.user_id'))
    .select([
      'documents.id',
      'documents.name',
      'documents.category',
      'documents.registration_id',
      'documents.event_id',
      'documents.user_id',
    ])
    .select(['documents.sent_at', 'documents.replaced_by', 'users.mail', 'users.status as account'])
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('person'))
    .where(visibleTo(actor, now) as never) // the same query of the same table
    .where(sql<boolean>`documents.id = any(${[...ids]}::bigint[])`)
    .orderBy('documents.id')
    .execute()
  if (rows.length !== new Set(ids).size) found(undefined)
  return rows.map((row) => ({ ...row, category: documentCategory.keyOf(row.category) }))
}

/** Which proofs are mailed, and why the others are not: one rule for the preview and for the act. */
async function sorted(context: Context, ids: readonly number[]) {
  const { db, actor, language } = context
  authorize(may.mailProofs(actor))
  const documents = await documentsAmong(context, ids)
  const [attestation, certificate] = [await settingOf(db, momentOf.attestation), await settingOf(db, momentOf.certificate)]
  const isOn = { attestation: attestation.is_on, certificate: certificate.is_on }
  const left: LeftRecord[] = []
  const mailed: (typeof documents)[number][] = []
  for (const document of documents) {
    const { category, registration_id, replaced_by, account } = document
    const reason = whyNotMailed({
      category,
      registration_id,
      is_replaced: replaced_by !== null,
      is_shut_out: account !== null && shutOut.some((status) => status === accountStatus.keyOf(account)),
      is_off: isMailedProof(category) && !isOn[category],
    })
    if (reason) left.push({ name: [document.name, document.person].filter(Boolean).join(', '), reason: language.say(w[reason]) })
    else mailed.push(document)
  }
  return { mailed, left }
}

export const previewProofMails: Verb<Contract['previewProofMails']> = async (context, { body }) => {
  const { say } = context.language
  const { mailed, left } = await sorted(context, body.ids)
  return {
    ...bulkOutcome(mailed.length, left),
    first: mailed.slice(0, recordsNamed).map(({ id, name, person, sent_at, mail }) => ({
      id,
      name: `${name}, ${person}`,
      before: sent_at ? say(w.sentOn, { at: sent_at }) : say(w.neverSent),
      after: say(w.leavesTo, { mail: mail ?? '' }),
    })),
  }
}

/** A job writes each mail: many are asked for at once. @throws 403, 404 */
export const mailProofs: Verb<Contract['mailProofs']> = async (context, { body }) => {
  const { db, now, request } = context
  const { mailed, left } = await sorted(context, body.ids)
  const ids = mailed.map(({ id }) => id)
  if (ids.length > 0) {
    await db.updateTable('documents').set({ sent_at: now }).where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
    await traceAll(
      context,
      mailed.map(({ id, event_id, user_id }) => ({ action: 'mail_proof' as const, event_id, user_id, subject_id: id })),
    )
    await context.enqueue(mailProofsJob, { document_ids: ids, occurrence: request.id })
  }
  return bulkOutcome(mailed.length, left)
}

/** Writes to each person of the proof they were promised, if it still stands. */
export async function writeProofs(
  context: Context,
  { document_ids, occurrence }: { document_ids: readonly number[]; occurrence: string },
): Promise<void> {
  const rows = await context.db
    .selectFrom('documents')
    .select(['category', 'registration_id'])
    .where(sql<boolean>`id = any(${[...document_ids]}::bigint[])`)
    .where('replaced_by', 'is', null)
    .orderBy('id')
    .execute()
  for (const { category, registration_id } of rows) {
    if (registration_id === null) continue
    const proof = documentCategory.keyOf(category) as MailedProof // chosen so by the act
    await writeWith(proof)(context, {
      moment: momentOf[proof],
      subject_id: registration_id,
      occurrence: `${registration_id} ${occurrence}`,
    })
  }
}
