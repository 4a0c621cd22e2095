import { refuse } from '@kxo/domain/kernel/errors'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { may } from '@kxo/domain/payments/permissions'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { issueBill, keepOrder, lockBill } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { dueOf } from '../plans/due.ts'
import { summaryOf } from '../summary.ts'
import { checkContract, checkPlace, draftToPay } from './open-checkout.ts'

/** Paying by transfer or cheque: the bill is issued with its reference, and the place is no longer counted down until the money comes. */
export const announcePayment: Verb<typeof paymentsContract.announcePayment> = async (context, { params, body }) => {
  const locked = found(await lockBill(context.db, params.id))
  const bill = await keepOrder(context, found(may.pay(context.actor, locked) ? locked : undefined), body.purchase_order)
  const due = await dueOf(context, bill)
  checkContract(due)
  const { means } = await summaryOf(context, bill)
  if (body.mode === 'card' || !means.includes(body.mode)) refuse(paymentErrors.meansNotOffered)
  checkPlace(context, bill, due)
  if (due.not_before !== null) refuse(paymentErrors.notBefore, { day: due.not_before })
  const ready = await draftToPay(context, bill, due)
  const issued = ready.number === null ? await issueBill(context, ready.id) : ready
  if (issued.registration_id !== null)
    await context.db.updateTable('registrations').set({ hold_expires_at: null }).where('id', '=', issued.registration_id).execute()
  await trace(context, { action: 'announce_payment', info: body.mode, subject_id: issued.id })
  return summaryOf(context, issued)
}
