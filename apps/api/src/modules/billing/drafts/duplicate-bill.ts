import { billCategory } from '@kxo/domain/billing/category'
import type { billingContract } from '@kxo/domain/billing/contract'
import { billingErrors } from '@kxo/domain/billing/errors'
import { may } from '@kxo/domain/billing/permissions'
import { billStatus } from '@kxo/domain/billing/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { DiscountType } from '@kxo/domain/kernel/totals'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { presentDetail } from '../present.ts'
import { findBill, linesOf } from '../queries.ts'
import { companyNow } from '../quotes/quote-rows.ts'
import { copiedLines } from './copied-lines.ts'
import type { Draft } from './draft.ts'
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
  const bill = await writeDraft(context, {
    entity_id: former.entity_id,
    category: 'invoice',
    nature: 'individual',
    morph: former.morph as Draft['morph'],
    morph_id: former.morph_id,
    user_id: former.user_id,
    company_id: await companyNow(db, former),
    note: former.note,
    discount: { discount: former.discount, discount_type: former.discount_type as DiscountType },
    rounding: former.rounding,
    lines: copiedLines(await linesOf(db, former.id)),
  })
  await trace(context, { action: 'draft_bill', info: former.number ?? '', subject_id: bill.id })
  return presentDetail(context, bill)
}
