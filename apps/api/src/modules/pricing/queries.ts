import type { Profile } from '@kxo/domain/kernel/actor'
import { vatReasonFrom } from '@kxo/domain/kernel/vat'
import { type PriceFacts, priceTotals } from '@kxo/domain/pricing/rules'
import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Prices } from '../../platform/database-types.ts'

/** A price still sold, with its totals. */
export type PriceRow = PriceFacts & {
  event_id: number
  is_with_tax: boolean
  accounting_code: string | null
  rank: number
  tax_amount: number
  amount_ttc: number
}

function priceFrom(row: Selectable<Prices>): PriceRow {
  const price = {
    id: row.id,
    event_id: row.event_id,
    name: row.name,
    amount_ht: row.amount_ht,
    vat_rate: row.vat_rate,
    vat_reason: vatReasonFrom(row.vat_reason),
    profile_code: row.profile_code as Profile | null,
    members_only: row.members_only,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    region_id: row.region_id,
    activity_id: row.activity_id,
    is_with_tax: row.is_with_tax,
    employees_from: row.employees_from,
    employees_to: row.employees_to,
    max_sold: row.max_sold,
    sold: row.sold,
    accounting_code: row.accounting_code,
    rank: row.rank,
  }
  const { tax_amount, amount_ttc } = priceTotals(price)
  return { ...price, tax_amount, amount_ttc }
}

/** Prices on sale of the events, in their order. */
export async function pricesOf(db: Queries, ...event_ids: number[]): Promise<PriceRow[]> {
  if (event_ids.length === 0) return []
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .where('event_id', 'in', event_ids)
    .where('retired_at', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .execute()
  return rows.map(priceFrom)
}

/** A price by its number, withdrawn ones included: what a registration was made with. */
export async function findPrice(db: Queries, id: number): Promise<PriceRow | undefined> {
  const row = await db.selectFrom('prices').selectAll().where('id', '=', id).executeTakeFirst()
  return row && priceFrom(row)
}

/** Several of them at once, by their numbers. */
export async function findPrices(db: Queries, ids: readonly number[]): Promise<Map<number, PriceRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, priceFrom(row)]))
}

/** The activities somebody chose with their latest registration for an event. */
export async function chosenIn(db: Queries, event_id: number, user_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('registration_activities')
    .select('activity_id')
    .where('held_until', 'is', null)
    .where('registration_id', '=', (eb) =>
      eb
        .selectFrom('registrations')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('event_id', '=', event_id)
        .where('user_id', '=', user_id),
    )
    .execute()
  return rows.map(({ activity_id }) => activity_id)
}
