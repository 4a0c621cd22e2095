import { billStatus } from '@kxo/domain/billing/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { billedStatuses } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import { type BillRecord, draftBillFor, draftBillForGroup, findBill } from '../../billing/index.ts'
import { billedPrices } from '../ordering/billed-prices.ts'
import { type RegistrationRow, selectRegistrations } from '../queries.ts'

const isToPay = ({ status, settled_at }: RegistrationRow): boolean => registrationStatus.keyOf(status) === 'toPay' && settled_at === null

/** Whether it still counts on the bill of its group: to pay, or confirmed before it was paid. */
const isOwed = ({ status, settled_at }: RegistrationRow): boolean =>
  settled_at === null && billedStatuses.some((one) => one === registrationStatus.keyOf(status))

/** Each with the price it is due, all read once. */
async function priced(context: Context, rows: readonly RegistrationRow[]) {
  const prices = await billedPrices(context, rows)
  return rows.map((row) => {
    const price = prices.get(row.id)
    return { registration: row, price: price === undefined ? refuse(pricingErrors.noPrice) : price }
  })
}

type Terms = { purchase_order?: string | null }

/** One bill for those of the rows who have something to pay, in place of their own drafts; null when nobody has. */
export async function writeGroupBill(context: Context, rows: readonly RegistrationRow[], terms: Terms = {}): Promise<BillRecord | null> {
  const due = rows.filter(isToPay)
  const [first] = due
  if (!first) return null
  const company_id = first.company_id ?? refuse(registrationErrors.differentCompanies)
  if (due.some((row) => row.company_id !== company_id)) refuse(registrationErrors.differentCompanies)
  return billTogether(context, company_id, due, terms)
}

/** One bill of a company for all of the rows, whatever their events, in place of their own drafts. The caller holds them. */
export async function billTogether(
  context: Context,
  company_id: number,
  rows: readonly RegistrationRow[],
  terms: Terms = {},
): Promise<BillRecord> {
  const members = await priced(context, rows)
  const ids = rows.map(({ id }) => id)
  await dropDrafts(context, ids)
  const event_id = rows[0]?.event_id ?? refuse(registrationErrors.differentCompanies)
  const bill = await draftBillForGroup(context, { company_id, event_id, members, ...terms })
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
    isOwed,
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

/** A bill written in place of another is for the same group. */
export async function moveGroup({ db }: Context, { from, to }: { from: number; to: number }): Promise<void> {
  await db.updateTable('registrations').set({ group_bill_id: to }).where('group_bill_id', '=', from).execute()
}
