import { billStatus } from '@kxo/domain/billing/status'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { BillLines, Bills, Entities } from '../../platform/database-types.ts'

export type BillRecord = Selectable<Bills>
export type LineRecord = Selectable<BillLines>
export type EntityRecord = Selectable<Entities>

export const findBill = (db: Queries, id: number): Promise<BillRecord | undefined> =>
  db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirst()

export async function findBills(db: Queries, ids: readonly number[]): Promise<Map<number, BillRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('bills')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((bill) => [bill.id, bill]))
}

/**
 * The bill, locked until the end of the transaction with its registration, then with the others of it and of the same training of its payer, always
 * in the same order: its number, payments, deposits, credit notes and the share of FOR-12 are decided one at a time (INV-12, INV-48).
 */
export async function lockBill(db: Queries, id: number): Promise<BillRecord | undefined> {
  // Whoever moves a registration writes its bills afterwards: the same order here.
  await sql`select r.id from registrations r join bills b on b.registration_id = r.id where b.id = ${id} for update of r`.execute(db)
  const bills = await db
    .selectFrom('bills')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb('registration_id', '=', eb.selectFrom('bills as asked').select('asked.registration_id').where('asked.id', '=', id)),
        eb.and([
          eb('morph', '=', 'Event'),
          eb('company_id', 'is', null),
          eb('user_id', '=', eb.selectFrom('bills as asked').select('asked.user_id').where('asked.id', '=', id)),
          eb('morph_id', '=', eb.selectFrom('bills as asked').select('asked.morph_id').where('asked.id', '=', id)),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return bills.find((bill) => bill.id === id)
}

/** Several bills locked so, whatever they share, for an act that is done of all at once. */
export async function lockBills(db: Queries, ids: readonly number[]): Promise<BillRecord[]> {
  const numbers = [...new Set(ids)]
  const named = [...(await findBills(db, numbers)).values()]
  if (named.length < 2) return (await Promise.all(named.map(({ id }) => lockBill(db, id)))).filter((bill) => bill !== undefined)
  const registrations = named.flatMap(({ registration_id }) => registration_id ?? [])
  const trainings = named.filter(({ morph, user_id, morph_id }) => morph === 'Event' && user_id !== null && morph_id !== null)
  await sql`select id from registrations where id = any(${registrations}::bigint[]) order by id for update`.execute(db)
  const bills = await db
    .selectFrom('bills')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<number>`any(${numbers}::bigint[])`),
        eb('registration_id', '=', sql<number>`any(${registrations}::bigint[])`),
        ...trainings.map(({ user_id, morph_id }) =>
          eb.and([eb('morph', '=', 'Event'), eb('company_id', 'is', null), eb('user_id', '=', user_id), eb('morph_id', '=', morph_id)]),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return bills.filter(({ id }) => numbers.includes(id))
}

export const linesOf = (db: Queries, billId: number): Promise<LineRecord[]> =>
  db.selectFrom('bill_lines').selectAll().where('bill_id', '=', billId).orderBy('rank').orderBy('id').execute()

export const findEntity = (db: Queries, id: number): Promise<EntityRecord | undefined> =>
  db.selectFrom('entities').selectAll().where('id', '=', id).executeTakeFirst()

export const defaultEntity = (db: Queries): Promise<EntityRecord | undefined> =>
  db.selectFrom('entities').selectAll().where('is_default', '=', true).executeTakeFirst()

/** Deposit invoices of a registration of which something still stands: what its balance deducts (INV-48). */
export const depositsOf = (db: Queries, registrationId: number): Promise<BillRecord[]> =>
  db
    .selectFrom('bills')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .where('is_deposit', '=', true)
    .where('corrects_bill_id', 'is', null)
    .where('number', 'is not', null)
    .where((eb) => eb('credited', '<', eb('amount', '+', eb.ref('rounding'))))
    .orderBy('id')
    .execute()

/** Credit notes issued on a bill, oldest first (INV-12). */
export const creditsOf = (db: Queries, billId: number): Promise<BillRecord[]> =>
  db.selectFrom('bills').selectAll().where('corrects_bill_id', '=', billId).where('number', 'is not', null).orderBy('id').execute()

/** The bill written in place of another, unless it was thrown away. */
export const replacementOf = (db: Queries, billId: number): Promise<BillRecord | undefined> =>
  db
    .selectFrom('bills')
    .selectAll()
    .where('replaces_bill_id', '=', billId)
    .where('status', '<>', billStatus.codeOf('deleted'))
    .executeTakeFirst()

/** Bills with what a list says of their payer, event and last payment. */
export const selectBills = (db: Queries) =>
  db
    .selectFrom('bills')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'bills.tenant_id').onRef('users.id', '=', 'bills.user_id'))
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'bills.tenant_id').onRef('companies.id', '=', 'bills.company_id'),
    )
    .leftJoin('events', (join) =>
      join
        .onRef('events.tenant_id', '=', 'bills.tenant_id')
        .onRef('events.id', '=', 'bills.morph_id')
        .on('bills.morph', '=', sql.lit('Event')),
    )
    .select([
      'bills.id',
      'bills.number',
      'bills.category',
      'bills.nature',
      'bills.status',
      'bills.is_deposit',
      'bills.user_id',
      'bills.company_id',
      'bills.morph',
      'bills.morph_id',
      'bills.created_at',
      'bills.issue_date',
      'bills.due_date',
      'bills.amount_ht',
      'bills.tax_amount',
      'bills.amount',
      'bills.to_be_paid',
      'bills.paid',
      'bills.pdf_file_id',
      'bills.reminder_count',
      'bills.reminded_at',
      'events.title as event_title',
    ])
    .select((eb) => [
      eb.fn
        .coalesce('companies.name', sql<string>`nullif(trim(users.first_name || ' ' || users.last_name), '')`, sql<string>`''`)
        .as('recipient'),
      sql<string>`coalesce((select l.name from bill_lines l where l.tenant_id = bills.tenant_id and l.bill_id = bills.id order by l.rank, l.id limit 1), '')`.as(
        'name',
      ),
      sql<string | null>`(select max(p.paid_on) from payments p where p.tenant_id = bills.tenant_id and p.bill_id = bills.id)`.as(
        'payment_date',
      ),
      sql<
        number | null
      >`(select p.mode from payments p where p.tenant_id = bills.tenant_id and p.bill_id = bills.id order by p.id desc limit 1)`.as(
        'payment_mode',
      ),
    ])

export type BillListRow = Awaited<ReturnType<ReturnType<typeof selectBills>['executeTakeFirstOrThrow']>>
