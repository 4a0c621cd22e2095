import { billCategory, billNature } from '@kxo/domain/billing/category'
import type { billingContract } from '@kxo/domain/billing/contract'
import { billingErrors } from '@kxo/domain/billing/errors'
import { may } from '@kxo/domain/billing/permissions'
import { billStatus } from '@kxo/domain/billing/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { billingDependencies } from '../dependencies.ts'
import { copyOf } from '../drafts/copy-of.ts'
import type { Draft } from '../drafts/draft.ts'
import { writeDraft } from '../drafts/write-draft.ts'
import { presentDetail } from '../present.ts'
import { type BillRecord, findBill, lockBill } from '../queries.ts'
import { creditBill } from './credit.ts'

/** A place has one draft at a time: the one that waits is issued or thrown away first. */
async function checkNoDraft({ db }: Context, { registration_id, is_funder_share }: BillRecord): Promise<void> {
  if (registration_id === null) return
  const waiting = await db
    .selectFrom('bills')
    .select('id')
    .where('registration_id', '=', registration_id)
    .where('is_funder_share', '=', is_funder_share)
    .where('status', '=', billStatus.codeOf('draft'))
    .executeTakeFirst()
  if (waiting) refuse(billingErrors.draftWaits)
}

/** Everything a bill said, as its replacement begins; the days it is due on are those of its own issue. */
async function draftInPlaceOf({ db }: Context, bill: BillRecord): Promise<Draft> {
  return {
    ...(await copyOf(db, bill)),
    nature: billNature.keyOf(bill.nature),
    registration_id: bill.registration_id,
    is_deposit: bill.is_deposit,
    is_funder_share: bill.is_funder_share,
    service_start: bill.service_start,
    service_end: bill.service_end,
    purchase_order: bill.purchase_order,
    deducted: bill.deducted,
  }
}

/**
 * Replaces an issued bill nothing was paid of: a credit note cancels all of it, and a draft that says the same is written in its place, in one
 * transaction (INV-12). What hung on the bill hangs on the draft. Asked twice at once, one is written.
 * @throws 409 on a draft, once something was paid or credited, or while another draft waits for the same place
 */
export const replaceBill: Verb<typeof billingContract.replaceBill> = async (context, { params, body }) => {
  authorize(may.invoice(context.actor))
  const { db } = context
  const bill = found(await lockBill(db, params.id))
  if (bill.number === null) refuse(billingErrors.notIssued)
  if (billCategory.keyOf(bill.category) !== 'invoice') refuse(kernelErrors.conflict)
  if (bill.printed === null) refuse(billingErrors.emptied)
  if (bill.credited > 0) refuse(billingErrors.replacedOrCredited)
  const status = billStatus.keyOf(bill.status)
  if (bill.paid > 0 || (status !== 'toPay' && status !== 'issued')) refuse(billingErrors.paidIsNotReplaced)
  await checkNoDraft(context, bill)
  const { id } = await writeDraft(context, await draftInPlaceOf(context, bill))
  await db.updateTable('bills').set({ replaces_bill_id: bill.id }).where('id', '=', id).execute()
  // Before the credit note: what follows the bill would end with it.
  for (const move of billingDependencies().successors) await move(context, { from: bill.id, to: id })
  await creditBill(context, bill.id, { reason: body.reason })
  await trace(context, { action: 'replace_bill', info: bill.number, subject_id: bill.id })
  await trace(context, { action: 'draft_bill', info: bill.number, subject_id: id })
  return presentDetail(context, found(await findBill(db, id)))
}
