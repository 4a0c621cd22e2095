import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { ProductError } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import { checkAgreement } from '../issuing/agreement-lacks.ts'
import type { BillRecord } from '../queries.ts'
import { type Issue, printedOf, unnumbered } from './printed-of.ts'

/** Whether a check refuses nothing; what else goes wrong is thrown. */
const isAccepted = (check: Promise<unknown>): Promise<boolean> =>
  check.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProductError) return false
      throw error
    },
  )

/** Whether a draft can be issued as paid: money that comes for one that cannot is given back, and no number is taken. */
export async function isIssuablePaid(context: Context, bill: BillRecord, payment: Issue['payments'][number]): Promise<boolean> {
  const issue = { number: unnumbered, issue_date: dayInZone(context.now, defaultZone), due_date: payment.date, payments: [payment] }
  return isAccepted(printedOf(context, bill, issue))
}

/** Before money is asked for. @throws 409 naming what a draft lacks to be issued today, or why its funder would not pay it */
export async function checkIssuable(context: Context, bill: BillRecord): Promise<void> {
  if (bill.number !== null) return
  await checkAgreement(context, bill)
  const issue_date = dayInZone(context.now, defaultZone)
  await printedOf(context, bill, { number: unnumbered, issue_date, due_date: issue_date, payments: [] })
}

/** Whether nothing keeps a draft from being issued: neither a particular it lacks, nor an agreement its funder has not given. */
export const isIssuable = (context: Context, bill: BillRecord): Promise<boolean> => isAccepted(checkIssuable(context, bill))
