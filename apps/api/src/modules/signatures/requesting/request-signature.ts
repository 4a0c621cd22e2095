import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { signaturesErrors } from '@kxo/domain/signatures/errors'
import { type SigningOrder, signingOrder, signingSide } from '@kxo/domain/signatures/kinds'
import { lackingMentions } from '@kxo/domain/signatures/mentions'
import { may } from '@kxo/domain/signatures/permissions'
import { deadlineOf } from '@kxo/domain/signatures/terms'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { sendAgreement } from '../jobs.ts'
import { contentOf, kindOf, statusOf } from '../present.ts'
import { type AgreementRecord, lockAgreement } from '../queries.ts'
import { authorizeReading, presentAgreement } from '../read-agreement.ts'
import { refuseLacking, refuseUnless } from '../refuse-lacking.ts'
import { candidatesFor } from './candidates.ts'

type Request = { signatory: number; countersignatory: number; order: SigningOrder; days: number }

/** Names who signs an agreement that is locked, and until when. @returns the last day to sign */
export async function openRequest(
  { db, now }: Context,
  row: AgreementRecord,
  { signatory, countersignatory, order, days }: Request,
): Promise<string> {
  // Whoever signed stays who signs.
  if (row.signed === 0) {
    await db.deleteFrom('agreement_signatories').where('agreement_id', '=', row.id).execute()
    await db
      .insertInto('agreement_signatories')
      .values([
        { agreement_id: row.id, side: signingSide.codeOf('party'), user_id: signatory },
        { agreement_id: row.id, side: signingSide.codeOf('body'), user_id: countersignatory },
      ])
      .execute()
  }
  const deadline = deadlineOf(dayInZone(now, defaultZone), days)
  await db
    .updateTable('agreements')
    .set({
      status: documentStatus.codeOf('toSign'),
      deadline,
      requested_at: now,
      version: row.version + 1,
      ...(row.signed === 0 && { signing_order: signingOrder.codeOf(order) }),
    })
    .where('id', '=', row.id)
    .execute()
  return deadline
}

/** Has an agreement signed; asked again before anybody signed, it opens a new delay and may name others. @throws 409 while something is lacking (FOR-04) */
export const requestSignature: Verb<typeof signaturesContract.request> = async (context, { params, body }) => {
  const { db, actor, request } = context
  authorize(may.writeAgreements(actor))
  const row = await lockAgreement(db, params.id)
  authorizeReading(context, row)
  refuseUnless(row, ['created', 'toComplete', 'toSign'])
  refuseLacking(context, lackingMentions(kindOf(row), contentOf(row)))
  const { party, body: ours } = await candidatesFor(context, row)
  const isAmong = (people: readonly { id: number }[], id: number) => people.some((one) => one.id === id)
  if (body.signatory === body.countersignatory) refuse(signaturesErrors.sameSignatory)
  if (!isAmong(party, body.signatory) || !isAmong(ours, body.countersignatory)) refuse(signaturesErrors.noSignatory, { party: row.party })
  const deadline = await openRequest(context, row, body)
  await trace(context, {
    action: 'request_agreement_signature',
    event_id: row.event_id,
    user_id: body.signatory,
    subject_id: row.id,
    change: { from: statusOf(row), deadline, order: body.order },
  })
  await context.enqueue(sendAgreement, { agreement: row.id, revision: row.revision, occurrence: request.id })
  return presentAgreement(context, row.id)
}
