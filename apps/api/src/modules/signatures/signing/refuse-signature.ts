import { documentStatus } from '@kxo/domain/documents/status'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { adminAgreements } from '@kxo/domain/signatures/paths'
import { may } from '@kxo/domain/signatures/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { type AgreementRecord, getAgreement, lockAgreement } from '../queries.ts'
import { authorizeReading, presentAgreement } from '../read-agreement.ts'
import { refuseUnless } from '../refuse-lacking.ts'
import { nameOf } from '../requesting/write-to-signatory.ts'
import { authorizeOwn, presentOwn } from './list-own.ts'

/** Closes an agreement that is locked before everybody signed. */
export async function reject({ db }: Context, row: AgreementRecord, reason: string): Promise<void> {
  await db
    .updateTable('agreements')
    .set({ status: documentStatus.codeOf('rejected'), reject_reason: reason, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
}

/** Whoever is named refuses to sign; who prepared it is told why. */
export const refuseSignature: Verb<typeof signaturesContract.refuse> = async (context, { params, body }) => {
  const { db, actor } = context
  authorize(may.readOwn(actor))
  const row = await lockAgreement(db, params.id)
  const self = found((await authorizeOwn(context, row)).find((person) => may.sign(actor, person)))
  refuseUnless(row, ['toSign'])
  await reject(context, row, body.reason)
  await trace(context, { action: 'refuse_agreement', event_id: row.event_id, user_id: self.user_id, subject_id: row.id, info: body.reason })
  const author = row.created_by === null ? undefined : await findUser(db, row.created_by)
  if (author && author.id !== self.user_id) {
    const to = recipientOf(author)
    await context.services.enqueueMail(context, {
      moment: 'signature_refused',
      to,
      role: 'responsible',
      occurrence: String(row.id),
      event_id: row.event_id,
      values: { name: nameOf(context, row, to.language), who: self.name, reason: body.reason },
      path: `${adminAgreements()}?agreement=${row.id}`,
    })
  }
  return presentOwn(context, await getAgreement(db, row.id))
}

/** The organisation gives an agreement up before everybody signed. */
export const cancelAgreement: Verb<typeof signaturesContract.cancel> = async (context, { params, body }) => {
  authorize(may.writeAgreements(context.actor))
  const row = await lockAgreement(context.db, params.id)
  authorizeReading(context, row)
  refuseUnless(row, ['created', 'toComplete', 'toSign'])
  await reject(context, row, body.reason)
  await trace(context, { action: 'cancel_agreement', event_id: row.event_id, user_id: row.user_id, subject_id: row.id, info: body.reason })
  return presentAgreement(context, row.id)
}
