import { refuse } from '@kxo/domain/kernel/errors'
import { formatMoney } from '@kxo/domain/kernel/money'
import { paymentErrors } from '@kxo/domain/payments/errors'
import type { matchingContract } from '@kxo/domain/payments/matching/matching-contract'
import { may } from '@kxo/domain/payments/permissions'
import type { Share } from '@kxo/domain/payments/recording/share-payment'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findBills } from '../../billing/index.ts'
import { recordShares } from '../recording/record-together.ts'
import { lockLine, presentLine, stateOf } from './bank-line.ts'

type Matching = { shares: readonly Share[]; is_receipt_sent: boolean }

/**
 * Records a line as a transfer over bills of one payer, by what records payments by hand (INV-49, INV-52), and links it to them. Accepted twice at
 * once, the second finds it matched; what is not shared of it stays to be matched. @throws 404, 409, 422
 */
export async function recordLine(context: Context, id: number, { shares, is_receipt_sent }: Matching): Promise<void> {
  const { db, now, actor, language } = context
  const line = found(await lockLine(db, id))
  if (stateOf(line) !== 'toMatch') refuse(paymentErrors.lineMatched)
  const money = (cents: number): string => formatMoney(cents, language.locale)
  const amount = shares.reduce((sum, share) => sum + share.amount, 0)
  const left = line.amount - line.matched
  if (amount > left) refuse(paymentErrors.beyondLine, { left: money(left) })
  const bills = await findBills(
    db,
    shares.map(({ bill }) => bill),
  )
  for (const share of shares) {
    const bill = found(bills.get(share.bill))
    if (bill.entity_id !== line.entity_id) refuse(paymentErrors.otherAccount)
    if (bill.to_be_paid > 0 && share.amount > bill.to_be_paid)
      refuse(paymentErrors.beyondBill, { amount: money(share.amount), due: money(bill.to_be_paid), number: bill.number ?? '' })
  }
  const reference = (line.reference || line.bank_reference || line.label).slice(0, 100)
  const recorded = await recordShares(
    context,
    { amount, mode: 'transfer', paid_on: line.paid_on, reference, is_receipt_sent, shares: [...shares] },
    { bank_line: id },
  )
  await db
    .insertInto('bank_line_payments')
    .values(recorded.map(({ payment }) => ({ line_id: id, payment_id: payment })))
    .execute()
  await db
    .updateTable('bank_lines')
    .set((eb) => ({ matched: eb('matched', '+', amount), decided_at: now, decided_by: actor.user_id }))
    .where('id', '=', id)
    .execute()
}

export const matchLine: Verb<typeof matchingContract.matchLine> = async (context, { params, body }) => {
  authorize(may.account(context.actor))
  await recordLine(context, params.id, body)
  return presentLine(context, params.id)
}
