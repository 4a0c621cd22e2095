import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { signaturesErrors } from '@kxo/domain/signatures/errors'
import { may } from '@kxo/domain/signatures/permissions'
import { mayWithdrawOn } from '@kxo/domain/signatures/terms'
import { signaturesWords } from '@kxo/domain/signatures/words'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { cancel, findRegistrations } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { type AgreementRecord, coveredBy, getAgreement, lockAgreement } from '../queries.ts'
import { authorizeReading, presentAgreement } from '../read-agreement.ts'
import { refuseUnless } from '../refuse-lacking.ts'
import { authorizeOwn, presentOwn } from '../signing/list-own.ts'

/** A withdrawal in time ends the contract and the registration it covers; a dated receipt leaves by mail (FOR-11, PRV-51, PRV-52). */
async function endContract(context: Context, row: AgreementRecord, day: string): Promise<void> {
  const { db, now, tenant, language } = context
  // Their own signature is enough to withdraw: the organisation may not have countersigned yet.
  refuseUnless(row, ['signed', 'toSign'])
  if (row.withdrawal_until === null || row.withdrawn_at !== null) refuse(signaturesErrors.noWithdrawal)
  if (day > dayInZone(now, defaultZone)) refuse(signaturesErrors.signedInFuture)
  if (!mayWithdrawOn(row.withdrawal_until, day)) refuse(signaturesErrors.tooLateToWithdraw, { day: row.withdrawal_until ?? day })
  // While the contract stands: what giving the place up costs is counted from its signature.
  for (const { id, status } of await findRegistrations(db, await coveredBy(db, row.id)))
    if (registrationStatus.mayFollow(registrationStatus.keyOf(status), 'cancelled'))
      await cancel(context, { params: { client: tenant.name, id }, body: { reason: language.say(signaturesWords.withdrawn) } })
  await db
    .updateTable('agreements')
    .set({ withdrawn_at: now, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  await trace(context, { action: 'withdraw_agreement', event_id: row.event_id, user_id: row.user_id, subject_id: row.id, change: { day } })
  const person = found(await findUser(db, found(row.user_id)))
  await context.services.enqueueMail(context, {
    moment: 'contract_withdrawal_receipt',
    to: recipientOf(person),
    occurrence: `agreement ${row.id}`,
    values: { name: `${person.first_name} ${person.last_name}`, contract: row.reference, mail: person.mail, reason: '–', at: now },
  })
}

export const recordWithdrawal: Verb<typeof signaturesContract.recordWithdrawal> = async (context, { params, body }) => {
  authorize(may.writeAgreements(context.actor))
  const row = await lockAgreement(context.db, params.id)
  authorizeReading(context, row)
  await endContract(context, row, body.day)
  return presentAgreement(context, row.id)
}

/** The person withdraws by themselves, while the period runs. */
export const withdraw: Verb<typeof signaturesContract.withdraw> = async (context, { params }) => {
  const { db, actor, now } = context
  authorize(may.readOwn(actor))
  const row = await lockAgreement(db, params.id)
  await authorizeOwn(context, row)
  authorize(row.user_id === actor.user_id)
  await endContract(context, row, dayInZone(now, defaultZone))
  return presentOwn(context, await getAgreement(db, row.id))
}
