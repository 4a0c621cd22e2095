import { refuse } from '@kxo/domain/kernel/errors'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { billPayment } from '@kxo/domain/payments/paths'
import { may } from '@kxo/domain/payments/permissions'
import { paymentWords } from '@kxo/domain/payments/words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type BillRecord, creditBill, findBill, issueBill, lockBill, payableByLink, payableOf, shown } from '../../billing/index.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { endTakeover, findRegistration, payByCompany, type RegistrationRow } from '../../registrations/index.ts'
import { trace } from '../../traces/index.ts'
import { billToPay } from '../queries.ts'
import { dropAttempts } from './hand-to-company.ts'

/**
 * The company of a person answers for the bill issued to them: taken over, it is credited whole and another is issued to the company, in one
 * transaction; refused, it stays theirs.
 * @throws 409 when nothing waits any more, or something was paid meanwhile
 */
export const answerTakeover: Verb<typeof paymentsContract.answerTakeover> = async (context, { params, body }) => {
  authorize(context.actor.user_id !== null)
  const bill = found(await lockBill(context.db, params.id))
  const registration = found(bill.registration_id === null ? undefined : await findRegistration(context.db, bill.registration_id))
  const { company_id } = registration
  found(may.takeOver(context.actor, { user_id: null, company_id }) || undefined)
  const isTheirs = bill.number !== null && bill.company_id === null && company_id !== null
  if (!body.accepts && body.reason === undefined) refuse(paymentErrors.takeoverReason)
  if (!isTheirs || !(await endTakeover(context, registration.id))) refuse(paymentErrors.takeoverOver)
  const { accepts, reason = null } = body
  const action = accepts ? 'take_over_bill' : 'refuse_takeover'
  const change = { company_id, ...(!accepts && { reason }) }
  await trace(context, { action, event_id: registration.event_id, subject_id: bill.id, change })
  if (accepts) return { bill: (await takeOver(context, bill, registration)).id }
  await tellRefused(context, bill, registration, reason ?? '')
  return { bill: null }
}

/** Who asked reads why, and pays by the link of their mail where they have no account. */
async function tellRefused(context: Context, bill: BillRecord, row: RegistrationRow, reason: string): Promise<void> {
  await context.services.enqueueMail(context, {
    moment: 'takeover_refused',
    to: recipientOf(found(await findUser(context.db, row.user_id))),
    occurrence: `${row.id} takeover ${bill.id} ${context.now.toISOString()}`,
    values: { title: row.event_title, payer: row.company_name ?? '', number: bill.number ?? '', amount: shown(payableOf(bill)), reason },
    bill_id: bill.id,
    event_id: row.event_id,
    path: billPayment(bill.id),
    ...payableByLink(bill),
  })
}

async function takeOver(context: Context, bill: BillRecord, registration: RegistrationRow): Promise<BillRecord> {
  const { db, language } = context
  const company = registration.company_name ?? ''
  if (bill.paid > 0) refuse(paymentErrors.partPaid, { name: company })
  if (bill.credited > 0 || registrationStatus.keyOf(registration.status) !== 'toPay') refuse(paymentErrors.takeoverOver)
  await dropAttempts(context, bill, registration)
  await creditBill(context, bill.id, { reason: language.say(paymentWords.takeoverReason, { payer: company }) })
  await payByCompany(context, registration)
  const draft = found(await findBill(db, found(await billToPay(db, registration.id))))
  const issued = await issueBill(context, draft.id)
  // A part asked first is owed whole by the company; anything else is owed as it was.
  if (!bill.is_deposit && payableOf(issued) !== payableOf(bill)) refuse(paymentErrors.takeoverAmount)
  return issued
}
