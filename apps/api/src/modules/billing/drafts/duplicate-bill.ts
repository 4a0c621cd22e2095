import { billCategory } from '@kxo/domain/billing/category'
import type { billingContract } from '@kxo/domain/billing/contract'
import { billingErrors } from '@kxo/domain/billing/errors'
import { may } from '@kxo/domain/billing/permissions'
import { billStatus } from '@kxo/domain/billing/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { presentDetail } from '../present.ts'
import { findBill } from '../queries.ts'
import { companyNow } from '../quotes/quote-rows.ts'
import { copyOf } from './copy-of.ts'
import { writeDraft } from './write-draft.ts'

/**
 * A new draft with the lines, payer, issuer and note of a bill: nothing of its number, days, order number, deposits or payments.
 * @throws 409 on a credit note, or on a bill whose content is gone
 */
export const duplicateBill: Verb<typeof billingContract.duplicateBill> = async (context, { params }) => {
  authorize(may.invoice(context.actor))
  const { db } = context
  const former = found(await findBill(db, params.id))
  found(billStatus.keyOf(former.status) === 'deleted' ? undefined : former)
  if (billCategory.keyOf(former.category) !== 'invoice') refuse(kernelErrors.conflict)
  if (former.number !== null && former.printed === null) refuse(billingErrors.emptied)
  const company_id = await companyNow(db, former)
  const bill = await writeDraft(context, { ...(await copyOf(db, former)), nature: 'individual', company_id })
  await trace(context, { action: 'draft_bill', info: former.number ?? '', subject_id: bill.id })
  return presentDetail(context, bill)
}
