import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Checkouts, Instalments, Payments } from '../../platform/database-types.ts'
import type { BillRecord } from '../billing/index.ts'

export type CheckoutRecord = Selectable<Checkouts>
export type PaymentRecord = Selectable<Payments>
export type InstalmentRecord = Selectable<Instalments>

export const findCheckout = (db: Queries, uniqueId: string): Promise<CheckoutRecord | undefined> =>
  db.selectFrom('checkouts').selectAll().where('unique_id', '=', uniqueId).executeTakeFirst()

/** The attempt, locked: what a provider tells of it is applied one message at a time. */
export const lockCheckout = (db: Queries, uniqueId: string): Promise<CheckoutRecord | undefined> =>
  db.selectFrom('checkouts').selectAll().where('unique_id', '=', uniqueId).forUpdate().executeTakeFirst()

export const instalmentsOf = (db: Queries, registrationId: number): Promise<InstalmentRecord[]> =>
  db.selectFrom('instalments').selectAll().where('registration_id', '=', registrationId).orderBy('rank').execute()

/** The bill a registration is to pay now: its draft, else the last one issued that is not a credit note. */
export const billToPay = async (db: Queries, registrationId: number): Promise<number | undefined> =>
  (await billsToPayOf(db, [registrationId])).get(registrationId)?.id

/** The bill each of these registrations is to pay now. */
export async function billsToPayOf(db: Queries, registrations: readonly number[]): Promise<Map<number, BillRecord>> {
  if (registrations.length === 0) return new Map()
  const rows = await db
    .selectFrom('bills')
    .selectAll()
    .where('registration_id', 'in', [...registrations])
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('status', '<>', billStatus.codeOf('deleted'))
    .where('is_funder_share', '=', false)
    .orderBy('id', 'desc')
    .execute()
  const ofEach = Map.groupBy(rows, (row) => row.registration_id ?? 0)
  return new Map([...ofEach].map(([registration, bills]) => [registration, nextToPay(bills)]))
}

/** Of the bills of one registration, the latest first. */
const nextToPay = (bills: readonly BillRecord[]): BillRecord =>
  bills.find((bill) => bill.number !== null && bill.to_be_paid > 0) ?? bills.find((bill) => bill.number === null) ?? bills[0]!
