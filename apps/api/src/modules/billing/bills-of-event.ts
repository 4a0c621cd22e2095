import { billCategory } from '@kxo/domain/billing/category'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { BillOfEvent } from '../events/index.ts'
import { payableOf } from './issuing/apply-payment.ts'
import { creditBill } from './issuing/credit.ts'
import { creditBillOfEvent } from './jobs.ts'
import { lockBill } from './queries.ts'

/** Issued bills of each event that are not credited in full, with what was paid on them and not handed back. */
export async function billsOfEvents(db: Queries, event_ids: readonly number[]): Promise<ReadonlyMap<number, BillOfEvent[]>> {
  const bills = await db
    .selectFrom('bills')
    .selectAll()
    .where('morph', '=', 'Event')
    .where(sql<boolean>`morph_id = any(${[...event_ids]}::bigint[])`)
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('number', 'is not', null)
    .orderBy('id')
    .execute()
  const standing = bills.flatMap((bill) => {
    const to_credit = payableOf(bill) - bill.credited
    if (to_credit <= 0) return []
    const handedBack = Math.max(0, bill.paid + bill.credited - payableOf(bill))
    const { id, registration_id } = bill
    const one = { id, number: bill.number ?? '', name: bill.recipient_label, registration_id, to_credit, to_refund: bill.paid - handedBack }
    return { event_id: Number(bill.morph_id), one }
  })
  return new Map([...Map.groupBy(standing, ({ event_id }) => event_id)].map(([event_id, bills]) => [event_id, bills.map(({ one }) => one)]))
}

/** One job a bill: each number of a credit note is taken in its own short transaction. */
export async function creditLater(context: Context, bill_ids: readonly number[], reason: string): Promise<void> {
  for (const bill_id of bill_ids) await context.enqueue(creditBillOfEvent, { bill_id, reason })
}

/** Credits what is left of a bill; one credited meanwhile is left alone. */
export async function creditOfEvent(context: Context, { bill_id, reason }: { bill_id: number; reason: string }): Promise<void> {
  const bill = await lockBill(context.db, bill_id)
  if (bill && bill.credited < payableOf(bill)) await creditBill(context, bill_id, { reason })
}
