import { billCategory } from '@kxo/domain/billing/category'
import { eventNature } from '@kxo/domain/events/nature'
import { may as mayProducts } from '@kxo/domain/products/permissions'
import { limitOf } from '@kxo/domain/products/rules'
import type { registrationOptionsContract } from '@kxo/domain/registrations/options/option-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'

type Contract = typeof registrationOptionsContract

const without = registrationStatus.codesOf('invited', 'cancelled')
const statusIsSettled = registrationStatus.codesOf('registered', 'present', 'signedIn', 'absent')

/** What somebody holds is paid for with their place: once it is certain, and nothing of its invoices or instalments is left to pay. */
export const isPaid = sql<boolean>`(
  (r.settled_at is not null or r.status = any(${statusIsSettled}))
  and not exists (
    select from bills b
    where b.tenant_id = r.tenant_id and (b.registration_id = r.id or b.id = r.group_bill_id)
      and b.category = ${sql.lit(billCategory.codeOf('invoice'))} and (b.number is null or b.to_be_paid > 0))
  and not exists (
    select from instalments i where i.tenant_id = r.tenant_id and i.registration_id = r.id and i.bill_id is null))`

/** Choices that count, with their option and their registration. */
export const countedChoices = (db: Queries) =>
  db
    .selectFrom('option_choices as c')
    .innerJoin('registrations as r', (join) => join.onRef('r.tenant_id', '=', 'c.tenant_id').onRef('r.id', '=', 'c.registration_id'))
    .where('r.status', 'not in', without)

export const eventProducts: Verb<Contract['eventProducts']> = async ({ actor, db, now }, { query }) => {
  authorize(mayProducts.readOptions(actor))
  const { event } = query
  const rows = await db
    .selectFrom('event_options as o')
    .innerJoin('events as e', (join) => join.onRef('e.tenant_id', '=', 'o.tenant_id').onRef('e.id', '=', 'o.event_id'))
    .leftJoin('products as p', (join) => join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.product_id'))
    .leftJoin(
      countedChoices(db)
        .select(({ fn }) => [
          'c.option_id',
          fn.sum<number>('c.quantity').as('sold'),
          sql<number>`coalesce(sum(c.quantity) filter (where ${isPaid}), 0)`.as('paid'),
          sql<number>`coalesce(sum(c.quantity) filter (where c.handed_at is not null), 0)`.as('handed'),
        ])
        .groupBy('c.option_id')
        .as('counted'),
      (join) => join.onRef('counted.option_id', '=', 'o.id'),
    )
    .leftJoin(
      db
        .selectFrom('event_options as other')
        .innerJoin('events as there', (join) =>
          join.onRef('there.tenant_id', '=', 'other.tenant_id').onRef('there.id', '=', 'other.event_id'),
        )
        .select(['other.product_id', sql<number>`count(*)`.as('options')])
        .where('other.product_id', 'is not', null)
        .where('there.nature', '<>', eventNature.codeOf('model'))
        .where('there.cancelled_at', 'is', null)
        .groupBy('other.product_id')
        .as('sharing'),
      (join) => join.onRef('sharing.product_id', '=', 'o.product_id'),
    )
    .select([
      'o.id',
      'o.event_id as event',
      'e.title as event_title',
      'e.start_date',
      'e.time_zone',
      'o.name',
      'p.name as product_name',
      'o.amount_ht',
      'o.stock',
      'o.taken',
      'p.stock as product_stock',
      'p.taken as product_taken',
      sql<number>`coalesce(sharing.options, 1)::integer`.as('options'),
      'o.closes_at',
      'o.is_closed',
      sql<number>`coalesce(counted.sold, 0)::integer`.as('sold'),
      sql<number>`coalesce(counted.paid, 0)::integer`.as('paid'),
      sql<number>`coalesce(counted.handed, 0)::integer`.as('handed'),
    ])
    .where('e.nature', '<>', eventNature.codeOf('model'))
    .$if(event !== undefined, (q) => q.where('o.event_id', '=', event ?? 0))
    .$if(event === undefined, (q) =>
      q.where('e.cancelled_at', 'is', null).where((eb) => eb.or([eb('e.end_date', 'is', null), eb('e.end_date', '>=', now)])),
    )
    .orderBy('e.start_date')
    .orderBy('o.event_id')
    .orderBy('o.rank')
    .orderBy('o.id')
    .limit(500)
    .execute()
  return rows.map(({ stock, taken, product_stock, product_taken, options, ...row }) => {
    const { is_of_product, ...limit } = limitOf({ stock, taken, product_stock, product_taken })
    return { ...row, ...limit, stock_options: is_of_product ? Math.max(1, options) : 1 }
  })
}

export const handOver: Verb<Contract['handOver']> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(mayProducts.handOver(actor))
  const choice = found(
    await db
      .selectFrom('option_choices as c')
      .innerJoin('event_options as o', (join) => join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.option_id'))
      .select(['c.handed_at', 'o.event_id', 'o.name'])
      .where('c.option_id', '=', params.id)
      .where('c.registration_id', '=', body.registration)
      .executeTakeFirst(),
  )
  // Ticked twice, the first hand counts.
  const handed_at = body.is_handed ? (choice.handed_at ?? now) : null
  await db
    .updateTable('option_choices')
    .set({ handed_at, ...(choice.handed_at === null || !body.is_handed ? { handed_by: body.is_handed ? actor.user_id : null } : {}) })
    .where('option_id', '=', params.id)
    .where('registration_id', '=', body.registration)
    .execute()
  await trace(context, {
    action: 'hand_over_option',
    event_id: choice.event_id,
    subject_id: body.registration,
    info: choice.name,
    change: { is_handed: body.is_handed },
  })
  return { handed_at }
}
