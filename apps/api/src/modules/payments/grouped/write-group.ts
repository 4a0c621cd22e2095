import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { paymentErrors } from '@kxo/domain/payments/errors'
import type { BillGroup } from '@kxo/domain/payments/grouped/group-billables'
import { type Context, found } from '../../../platform/context.ts'
import { type BillRecord, draftBalanceFor, findBill, keepOrder } from '../../billing/index.ts'
import { billPayer, billTogether, type RegistrationRow } from '../../registrations/index.ts'
import type { Facts } from './billable-facts.ts'
import type { BillableRow } from './billables.ts'

/** The draft of a group: the one that waits already, or one written as it was announced. @throws 409 when it comes to anything else */
export async function writeGroup(context: Context, facts: Facts, group: BillGroup, order: string | null): Promise<BillRecord> {
  const rows = group.rows as BillableRow[] // grouped from those very rows
  await keepPrices(context, facts, rows)
  const purchase_order = order ?? group.purchase_order
  const bill =
    rows.length > 1 ? await together(context, facts, rows, purchase_order) : await alone(context, facts, rows[0]!, purchase_order)
  if (!isAsShown(bill, group)) refuse(paymentErrors.changedSinceChecked)
  return bill
}

/** Whether a bill is made out to whom, by whom and for what its group was shown. */
export const isAsShown = (bill: BillRecord, group: BillGroup): boolean =>
  bill.amount === group.amount &&
  bill.amount_ht === group.amount_ht &&
  bill.tax_amount === group.tax_amount &&
  bill.entity_id === group.entity &&
  bill.company_id === group.company

const together = (context: Context, facts: Facts, rows: readonly BillableRow[], purchase_order: string | null): Promise<BillRecord> =>
  billTogether(
    context,
    rows[0]?.company ?? refuse(paymentErrors.changedSinceChecked),
    rows.map(({ registration }) => {
      const place = registration ?? refuse(paymentErrors.changedSinceChecked)
      return { ...place, price_id: place.price_id ?? facts.priced.get(place.id)?.price?.price_id ?? null }
    }),
    { purchase_order },
  )

async function alone(context: Context, facts: Facts, row: BillableRow, purchase_order: string | null): Promise<BillRecord> {
  const { registration, draft } = row
  if (draft) return keepOrder(context, draft, purchase_order)
  const place = registration ?? refuse(paymentErrors.changedSinceChecked)
  if (row.source === 'balance') return balance(context, facts, place, row, purchase_order)
  const price = facts.priced.get(place.id)?.price ?? null
  const id = await billPayer(context, place, { said: facts.said.get(place.id), price, purchase_order })
  return found(await findBill(context.db, id))
}

/** The rest of a place, its deposits listed and deducted, due when its schedule said (INV-48). */
async function balance(context: Context, facts: Facts, place: RegistrationRow, row: BillableRow, purchase_order: string | null) {
  const { price, rounding } = facts.priced.get(place.id) ?? refuse(paymentErrors.changedSinceChecked)
  const payer = row.company === null ? ('self' as const) : ('company' as const)
  const registration = { ...place, company_id: row.company }
  const bill = await draftBalanceFor(context, { registration, price, payer, purchase_order, rounding })
  const [last] = facts.instalments.get(place.id) ?? []
  if (!last) return bill
  const today = dayInZone(context.now, defaultZone)
  const due_date = last.due_on > today ? last.due_on : today
  return context.db.updateTable('bills').set({ due_date }).where('id', '=', bill.id).returningAll().executeTakeFirstOrThrow()
}

/** A place confirmed without a price is now sold at the one it is invoiced at. */
async function keepPrices({ db }: Context, facts: Facts, rows: readonly BillableRow[]): Promise<void> {
  const unpriced = rows.flatMap(({ registration }) => (registration && registration.price_id === null ? registration.id : []))
  const ids = Map.groupBy(unpriced, (id) => facts.priced.get(id)?.price?.price_id)
  for (const [price_id, own] of ids)
    if (price_id !== undefined) await db.updateTable('registrations').set({ price_id }).where('id', 'in', own).execute()
}

/** What a schedule still had to invoice of a place is invoiced. */
export async function closeSchedule({ db }: Context, { id, registration_id }: BillRecord): Promise<void> {
  if (registration_id === null) return
  await db
    .updateTable('instalments')
    .set({ bill_id: id })
    .where('registration_id', '=', registration_id)
    .where('bill_id', 'is', null)
    .execute()
}
