import { bill as billAddress } from '@kxo/domain/billing/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { billPayment, eventPayment } from '@kxo/domain/payments/paths'
import type { Context } from '../../platform/context.ts'
import type { MomentName } from '../../platform/mail.ts'
import { type BillRecord, linesOf, payableByLink, recipientOfBill, shown } from '../billing/index.ts'
import { findUser, recipientOf } from '../identity/index.ts'

/** Where a bill is paid: its registration's page while it is a draft, its own page after. */
export const paymentAddressOf = (bill: Pick<BillRecord, 'id' | 'number' | 'morph' | 'morph_id' | 'registration_id'>): string =>
  bill.number === null && bill.morph === 'Event' && bill.morph_id !== null ? eventPayment(bill.morph_id) : billPayment(bill.id)

type About = { bill: BillRecord; amount: number; occurrence: string; user_id?: number | null; reason?: Sentence }

/** Tells whoever paid, else whoever the bill is made to. */
export async function writeToPayer(
  context: Context,
  moment: MomentName,
  { bill, amount, occurrence, user_id, reason }: About,
): Promise<void> {
  const payer = user_id ? await findUser(context.db, user_id) : undefined
  const to = payer ? recipientOf(payer) : await recipientOfBill(context.db, bill)
  if (!to) return
  const [line] = await linesOf(context.db, bill.id)
  await context.services.enqueueMail(context, {
    moment,
    to,
    occurrence,
    bill_id: bill.id,
    event_id: bill.morph === 'Event' ? bill.morph_id : null,
    values: { amount: shown(amount), title: line?.name ?? '', number: bill.number ?? '', ...(reason && { reason }) },
    path: moment === 'payment_failed' || bill.number === null ? paymentAddressOf(bill) : billAddress(bill.number),
    ...(bill.number !== null && payableByLink(bill)),
  })
}
