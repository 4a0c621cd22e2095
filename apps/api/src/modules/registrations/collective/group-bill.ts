import { billStatus } from '@kxo/domain/billing/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import { type BillRecord, draftBillFor, draftBillForGroup, findBill } from '../../billing/index.ts'
import { pricesOf } from '../../pricing/index.ts'
import { duePrice } from '../due-price.ts'
import { type RegistrationRow, selectRegistrations } from '../queries.ts'

const isToPay = ({ status, settled_at }: RegistrationRow): boolean => registrationStatus.keyOf(status) === 'toPay' && settled_at === null

/** Each with the price it is due, of those of their event read once. */
async function priced(context: Context, rows: readonly RegistrationRow[]) {
  const prices = await pricesOf(context.db, ...new Set(rows.map(({ event_id }) => event_id)))
  const members = []
  for (const row of rows) {
    const own = prices.filter(({ event_id }) => event_id === row.event_id)
    const price = row.is_payable ? ((await duePrice(context, row, own)) ?? refuse(pricingErrors.noPrice)) : null
    members.push({ registration: row, price })
  }
  return members
}

type Terms = { purchase_order?: string | null }

/** One bill for those of the rows who have something to pay, in place of their own drafts; null when nobody has. */
export async function writeGroupBill(context: Context, rows: readonly RegistrationRow[], terms: Terms = {}): Promise<BillRecord | null> {
  const due = rows.filter(isToPay)
  const [first] = due
  if (!first) return null
  const company_id = first.company_id ?? refuse(registrationErrors.differentCompanies)
  if (due.some((row) => row.company_id !== company_id)) refuse(registrationErrors.differentCompanies)
  const members = await priced(context, due)
  const ids = due.map(({ id }) => id)
  await dropDrafts(context, ids)
  const bill = await draftBillForGroup(context, { company_id, event_id: first.event_id, members, ...terms })
  await context.db.updateTable('registrations').set({ group_bill_id: bill.id, is_company_paid: true }).where('id', 'in', ids).execute()
  return bill
}

/** Each of them on a bill of their own again, their company paying. */
export async function billEach(context: Context, rows: readonly RegistrationRow[], terms: Terms = {}): Promise<void> {
  const due = rows.filter(isToPay)
  for (const bill of new Set(due.map(({ group_bill_id }) => group_bill_id))) if (bill !== null) await dropGroupDraft(context, bill)
  for (const member of await priced(context, due))
    await draftBillFor(context, { ...member, payer: member.registration.company_id === null ? 'self' : 'company', ...terms })
}

/** Writes the draft of a group again from those who still have to pay; one nobody is left on is thrown away. An issued bill stays as it is. */
export async function refreshGroupBill(context: Context, bill_id: number): Promise<void> {
  const bill = await findBill(context.db, bill_id)
  if (!bill || billStatus.keyOf(bill.status) !== 'draft' || bill.company_id === null) return
  const rows = (await selectRegistrations(context.db).where('group_bill_id', '=', bill_id).orderBy('registrations.id').execute()).filter(
    isToPay,
  )
  const [first] = rows
  if (!first) return dropGroupDraft(context, bill_id)
  const members = await priced(context, rows)
  const { company_id, purchase_order } = bill
  await draftBillForGroup(context, { company_id, event_id: first.event_id, members, purchase_order }, bill.id)
}

const deleted = billStatus.codeOf('deleted')

async function dropGroupDraft({ db }: Context, bill_id: number): Promise<void> {
  await db.updateTable('registrations').set({ group_bill_id: null }).where('group_bill_id', '=', bill_id).execute()
  await db.updateTable('bills').set({ status: deleted }).where('id', '=', bill_id).where('number', 'is', null).execute()
}

/** Drafts of single registrations that one bill for all replaces. */
async function dropDrafts({ db }: Context, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('bills')
    .set({ status: deleted })
    .where('registration_id', 'in', [...ids])
    .where('status', '=', billStatus.codeOf('draft'))
    .execute()
}
