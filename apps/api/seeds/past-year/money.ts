import type { PaymentMode } from '@kxo/domain/billing/payment-mode'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import type { VatReason } from '@kxo/domain/kernel/vat'
import { creditBill, draftBill, findBill, issueBill } from '../../src/modules/billing/index.ts'
import { recordPayment } from '../../src/modules/payments/index.ts'
import type { Context } from '../../src/platform/context.ts'
import { found } from '../../src/platform/context.ts'
import { asTeam, type Deed, daysBefore } from './diary.ts'

/** Money received on a bill, or handed back on a credit note: all of it unless told. */
export async function receive(clerk: Context, bill: number, { mode, cents }: { mode: PaymentMode; cents?: number }): Promise<void> {
  const { to_be_paid } = found(await findBill(clerk.db, bill))
  await recordPayment(clerk, {
    params: { client: clerk.tenant.name, id: bill },
    body: { amount: cents ?? to_be_paid, mode, paid_on: dayInZone(clerk.now, defaultZone), reference: '', is_receipt_sent: false },
  })
}

/** The bill of a registration is numbered and leaves. */
export async function issueFor(clerk: Context, registration: number): Promise<number> {
  const { id } = await clerk.db
    .selectFrom('bills')
    .select('id')
    .where('registration_id', '=', registration)
    .where('number', 'is', null)
    .executeTakeFirstOrThrow()
  await issueBill(clerk, id, { is_sent: false })
  return id
}

/** A bill cancelled by its credit note, what was paid handed back. */
export async function giveBack(clerk: Context, bill: number, reason: string): Promise<void> {
  const note = await creditBill(clerk, bill, { reason, is_sent: false })
  if (note.to_be_paid > 0) await receive(clerk, note.id, { mode: 'transfer' })
}

export type Sale = {
  company: number
  event?: number
  name: string
  euros: number
  /** None: the full rate. */
  vat_reason?: VatReason
  /** Days before today: the bill's, and the payment's when it came. */
  billed: number
  paid?: number
}

/** What a company buys, without a registration: one line, one bill. */
export function sell(context: Context, clerk: number, sale: Sale): Deed[] {
  const { company, event, name, euros, vat_reason, billed, paid } = sale
  let bill = 0
  const on = (days: number, does: (hands: Context) => Promise<unknown>): Deed => ({
    at: daysBefore(context.now, days),
    does: (then) => does(asTeam(then, clerk)),
  })
  return [
    on(billed, async (hands) => {
      const line = {
        name,
        description: '',
        quantity: 10_000,
        unit_price: unitPriceOf(euros * 100),
        discount: 0,
        discount_type: 'percent' as const,
      }
      const draft = await draftBill(hands, {
        params: { client: context.tenant.name },
        body: {
          company,
          ...(event === undefined ? { service_start: dayInZone(hands.now, defaultZone) } : { event }),
          lines: [{ ...line, vat: vat_reason ? 0 : 2000, vat_reason: vat_reason ?? null }],
          discount: 0,
          discount_type: 'percent',
          prices_include_tax: false,
        },
      })
      bill = draft.id
      await issueBill(hands, bill, { is_sent: false })
    }),
    ...(paid === undefined ? [] : [on(paid, (hands) => receive(hands, bill, { mode: 'transfer' }))]),
  ]
}
