import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import { splitPrice } from '@kxo/domain/registrations/ordering/funder-split'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../../platform/context.ts'
import { draftBalanceFor, draftBillFor, findBill, funderShareOf, isIssuable, issueBill } from '../../billing/index.ts'
import { findPrice, priceWithPromo } from '../../pricing/index.ts'
import { findRegistration } from '../../registrations/index.ts'
import type { InstalmentRecord } from '../queries.ts'

/** Invoices what falls due today: deposits as they come, then the balance that deducts them (INV-48, FOR-12). A cancelled registration owes nothing more. */
export async function invoiceDue(context: Context): Promise<void> {
  const rows = await context.db
    .selectFrom('instalments')
    .selectAll()
    .where('bill_id', 'is', null)
    .where('due_on', '<=', dayInZone(context.now, defaultZone))
    .orderBy('registration_id')
    .orderBy('rank')
    .forUpdate()
    .execute()
  for (const row of rows) await invoiceOne(context, row)
}

/** What is left of a price once the funder paid its part (FOR-51). */
async function restOf({ db }: Context, registration_id: number, price: UserPrice): Promise<{ price: UserPrice; rounding: number }> {
  const shared = await funderShareOf(db, registration_id)
  const { rest, rounding } = shared === 0 ? { rest: null, rounding: 0 } : splitPrice(price, shared)
  return { price: rest ?? price, rounding }
}

async function invoiceOne(context: Context, row: InstalmentRecord): Promise<void> {
  const { db, now } = context
  const registration = await findRegistration(db, row.registration_id)
  const price = registration?.price_id ? await findPrice(db, registration.price_id) : undefined
  const isOwed = registration && price && registration.settled_at !== null && registrationStatus.keyOf(registration.status) !== 'cancelled'
  if (!isOwed) return
  // Whoever paid the first part pays the next ones, even a person whose company is known.
  const first = await db
    .selectFrom('bills')
    .select('company_id')
    .where('registration_id', '=', registration.id)
    .where('number', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
  const request = {
    registration: { ...registration, company_id: first ? first.company_id : registration.company_id },
    ...(await restOf(context, registration.id, priceWithPromo(price, registration))),
    payer: (first ?? registration).company_id === null ? ('self' as const) : ('company' as const),
  }
  const draft = row.is_last
    ? (await draftBalanceFor(context, request)).id
    : await draftBillFor(context, { ...request, deposit: row.amount })
  const today = dayInZone(now, defaultZone)
  await db
    .updateTable('bills')
    .set({ due_date: row.due_on > today ? row.due_on : today })
    .where('id', '=', draft)
    .execute()
  // What the payer asks for and is not known yet leaves a draft to complete, taken again tomorrow: others are not made to wait.
  if (!(await isIssuable(context, found(await findBill(db, draft))))) return
  const bill = await issueBill(context, draft)
  await db.updateTable('instalments').set({ bill_id: bill.id }).where('id', '=', row.id).execute()
}

/** A bill written in place of another is for the same part of the price. */
export async function moveInstalments({ db }: Context, { from, to }: { from: number; to: number }): Promise<void> {
  await db.updateTable('instalments').set({ bill_id: to }).where('bill_id', '=', from).execute()
}
