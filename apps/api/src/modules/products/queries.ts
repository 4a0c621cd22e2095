import type { Profile } from '@kxo/domain/kernel/actor'
import { vatReasonFrom } from '@kxo/domain/kernel/vat'
import { priceTotals } from '@kxo/domain/pricing/rules'
import type { Product } from '@kxo/domain/products/contract'
import { productKind } from '@kxo/domain/products/kind'
import type { EventOption } from '@kxo/domain/products/option-contract'
import type { Stocks } from '@kxo/domain/products/rules'
import { type Selectable, sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { EventOptions, Products } from '../../platform/database-types.ts'

export const selectProducts = (db: Queries) =>
  db
    .selectFrom('products')
    .selectAll()
    .select(
      sql<number>`(select count(*) from event_options where event_options.product_id = products.id)
      + (select count(distinct event_id) from boosts where boosts.product_id = products.id)`.as('events'),
    )
export type ProductRow = Selectable<Products> & { events: number }

export const findProduct = (db: Queries, id: number): Promise<ProductRow | undefined> =>
  selectProducts(db).where('products.id', '=', id).executeTakeFirst()

type SoldRow = Selectable<Products> | Selectable<EventOptions>

const presentSold = (row: SoldRow) => {
  const vat_reason = vatReasonFrom(row.vat_reason)
  const withTax = (amount_ht: number): number => priceTotals({ amount_ht, vat_rate: row.vat_rate, vat_reason }).amount_ttc
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    amount_ht: row.amount_ht,
    member_amount_ht: row.member_amount_ht,
    amount_ttc: withTax(row.amount_ht),
    member_amount_ttc: row.member_amount_ht === null ? null : withTax(row.member_amount_ht),
    is_with_tax: row.is_with_tax,
    vat_rate: row.vat_rate,
    vat_reason,
    accounting_code: row.accounting_code,
    stock: row.stock,
    taken: row.taken,
    max_per_person: row.max_per_person,
    question: row.question,
    answers: row.answers,
    version: row.version,
  }
}

export const presentProduct = (row: ProductRow): Product => ({
  ...presentSold(row),
  code: row.code,
  family: row.family,
  kind: productKind.keyOf(row.kind),
  is_archived: row.archived_at !== null,
  boost_days: row.boost_days,
  events: row.events,
})

const selectOptions = (db: Queries) =>
  db
    .selectFrom('event_options as o')
    .leftJoin('products as p', (join) => join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.product_id'))
    .selectAll('o')
    .select(['p.stock as product_stock', 'p.taken as product_taken'])

const presentOption = (row: Selectable<EventOptions> & Pick<Stocks, 'product_stock' | 'product_taken'>): EventOption => ({
  ...presentSold(row),
  product: row.product_id,
  product_stock: row.product_stock,
  product_taken: row.product_taken,
  choice_group: row.choice_group,
  members_only: row.members_only,
  profile_code: row.profile_code as Profile | null,
  requires: row.requires_id,
  excludes: row.excludes_id,
  closes_at: row.closes_at,
  is_closed: row.is_closed,
  rank: row.rank,
})

/** Options of an event in their order. */
export async function optionsOf(db: Queries, event_id: number): Promise<EventOption[]> {
  const rows = await selectOptions(db).where('o.event_id', '=', event_id).orderBy('o.rank').orderBy('o.id').execute()
  return rows.map(presentOption)
}

export const readOption = async (db: Queries, id: number): Promise<EventOption> =>
  presentOption(await selectOptions(db).where('o.id', '=', id).executeTakeFirstOrThrow())

/** The options of events and their products, locked in the order of their numbers: what is read of them holds until it is taken. */
export async function lockOptions(db: Queries, event_ids: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom('event_options')
    .select(['id', 'product_id'])
    .where('event_id', 'in', [...event_ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  const products = rows.flatMap(({ product_id }) => product_id ?? [])
  if (products.length > 0) await db.selectFrom('products').select('id').where('id', 'in', products).orderBy('id').forUpdate().execute()
}
