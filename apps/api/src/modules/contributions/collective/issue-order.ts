import type { contributionsContract } from '@kxo/domain/contributions/contract'
import { contributionsErrors } from '@kxo/domain/contributions/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { checkOrderReference, findBill, issueBill, keepOrder } from '../../billing/index.ts'
import { lockContribution } from '../contribution-of.ts'
import { companyOf } from './company-of.ts'
import { lockDraftOrder } from './order-of.ts'

/** The bill of the order takes its number and leaves by mail; nobody is taken out any more. @throws 409 without an order, or what its company asks for */
export const issueOrder: Verb<typeof contributionsContract.issueOrder> = async (context, { params, body }) => {
  const { db } = context
  const company = await companyOf(context, body.company)
  const contribution = await lockContribution(db, params.id)
  const order = await lockDraftOrder(db, { contribution_id: contribution.id, company_id: company.id })
  if (!order || order.bill_id === null) return refuse(contributionsErrors.noOrderToIssue)
  const draft = await keepOrder(context, found(await findBill(db, order.bill_id)), body.purchase_order)
  await checkOrderReference(context, company.id, draft.purchase_order)
  const bill = await issueBill(context, draft.id)
  return { bill: bill.id }
}
