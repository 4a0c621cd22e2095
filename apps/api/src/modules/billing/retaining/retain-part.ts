import { creditedGroups } from '@kxo/domain/billing/credit-rules'
import { creditedBeyond, type Share } from '@kxo/domain/billing/retaining/retained-share'
import type { Context } from '../../../platform/context.ts'
import { payableOf } from '../issuing/apply-payment.ts'
import { type Crediting, creditableBill, creditBill, creditedBy } from '../issuing/credit.ts'
import { type BillRecord, linesOf } from '../queries.ts'
import type { InvoiceOfPlace } from './invoices-of-place.ts'

/** What an invoice of a place stands for, and what crediting all but a share of it comes to. Cents, tax included. */
export type RemainingPart = { bill: BillRecord; lines: Crediting['lines']; standing: number; credited: number; refund: number; due: number }

const handedBack = (bill: BillRecord, credited: number): number => Math.max(0, bill.paid + credited - payableOf(bill))

/** What would stay of an invoice if only a share of its place did: nothing is written. */
export async function remainingPart(context: Context, { bill, of_users }: InvoiceOfPlace, share: Share): Promise<RemainingPart> {
  const lines = await linesOf(context.db, bill.id)
  const own = new Set(lines.filter(({ user_id }) => of_users === null || (user_id !== null && of_users.has(user_id))).map(({ id }) => id))
  const creditable = await creditableBill(context, bill, lines)
  const isOwn = (line: number): boolean => own.has(line)
  const standing =
    of_users === null
      ? payableOf(bill) - bill.credited
      : creditedGroups(creditable, creditedBeyond(creditable, isOwn, { part: 0, of: 1 })).reduce(
          (sum, { basis, tax }) => sum + basis + tax,
          0,
        )
  const parts = creditedBeyond(creditable, isOwn, share)
  // All that is left goes back as it was invoiced, its rounding included.
  const requested = share.part === 0 && of_users === null ? undefined : parts
  const credited = standing === 0 || parts.length === 0 ? 0 : await creditedBy(context, bill, requested)
  const refund = handedBack(bill, bill.credited + credited) - handedBack(bill, bill.credited)
  const due = Math.max(0, bill.to_be_paid - credited)
  return { bill, lines: requested, standing, credited, refund, due }
}

/** Credits what does not stay; answers the credit note, if there is something to credit. */
export const creditRest = (context: Context, { bill, lines, credited }: RemainingPart, reason: string): Promise<BillRecord | null> =>
  credited === 0 ? Promise.resolve(null) : creditBill(context, bill.id, { reason, lines })
