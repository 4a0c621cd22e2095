import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { BillRecord } from '../queries.ts'

/** A registration with the bill of its group: what a place was invoiced by. */
export type Place = { id: number; group_bill_id: number | null }
/** An issued invoice, and of whom its lines count; null when all of them do. */
export type InvoiceOfPlace = { bill: BillRecord; of_users: ReadonlySet<number> | null }

/** A registration with those whose place it took over: what was invoiced for them was invoiced for it. */
async function takenOver(db: Queries, id: number): Promise<{ ids: number[]; users: Set<number> }> {
  const { rows } = await sql<{ id: number; user_id: number }>`
    with recursive chain as (
      select id, user_id, replaces_id from registrations where id = ${id}
      union select r.id, r.user_id, r.replaces_id from registrations r join chain on r.id = chain.replaces_id)
    select id, user_id from chain`.execute(db)
  return { ids: rows.map((row) => row.id), users: new Set(rows.map((row) => row.user_id)) }
}

/** The invoices issued for a place, oldest first: its own, those of who had it before, and that of its group of which only its lines count. */
export async function invoicesOfPlace(db: Queries, place: Place): Promise<InvoiceOfPlace[]> {
  const { ids, users } = await takenOver(db, place.id)
  const bills = await db
    .selectFrom('bills')
    .selectAll()
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('number', 'is not', null)
    .where('status', '<>', billStatus.codeOf('credited'))
    .where((eb) => eb.or([eb('registration_id', 'in', ids), eb('id', '=', place.group_bill_id ?? 0)]))
    .orderBy('id')
    .execute()
  return bills.map((bill) => ({ bill, of_users: bill.registration_id === null ? users : null }))
}
