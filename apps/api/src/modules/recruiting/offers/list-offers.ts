import type { OfferRow, recruitingContract } from '@kxo/domain/recruiting/contract'
import { offerList } from '@kxo/domain/recruiting/list'
import { may } from '@kxo/domain/recruiting/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { placeName } from '../../events/index.ts'
import { listOrExport } from '../../traces/index.ts'
import { received } from '../applications/received.ts'
import { boostedUntil, offerConditions, ownOffers } from './own-offers.ts'

const place = sql<string | null>`coalesce(${placeName}, events.town)`
const applicationCount = sql<number>`(select count(*)::int from registrations r where r.tenant_id = events.tenant_id and r.event_id = events.id
  and r.status >= ${sql.lit(registrationStatus.codeOf('toValidate'))})`

const plan = planOf(
  offerList,
  {
    title: 'events.title',
    place: { at: place, isSortedByReading: true },
    published_at: 'events.published_at',
    limit_date: 'events.limit_date',
    applications: { at: applicationCount, isSortedByReading: true },
  },
  { search: sql`events.search`, sort: '-published_at', id: sql`events.id` },
)

/** How the applications of the offers of a page stand: one question for all of them. */
async function countsOf(db: Queries, context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, OfferRow['counts']>> {
  if (ids.length === 0) return new Map()
  const rows = await received(db, context)
    .clearSelect()
    .select(['registrations.event_id', 'registrations.status', sql<number>`count(*)::int`.as('count')])
    .where('registrations.event_id', 'in', ids)
    .groupBy(['registrations.event_id', 'registrations.status'])
    .orderBy('registrations.status')
    .execute()
  const named = rows.map(({ status, ...row }) => ({ ...row, status: registrationStatus.keyOf(status) }))
  return new Map(
    [...Map.groupBy(named, ({ event_id }) => event_id)].map(([id, some]) => [id, some.map(({ status, count }) => ({ status, count }))]),
  )
}

export const listOffers: Verb<typeof recruitingContract.offers> = async (context, { query }) => {
  authorize(may.seeDashboard(context.actor))
  const rows = (db: Queries) => {
    const own = ownOffers(db, context)
      .select(['events.id', 'events.title', 'events.published_at', 'events.limit_date', 'events.end_date'])
      .select([
        place.as('place'),
        boostedUntil.as('boosted_until'),
        sql<boolean>`coalesce(${offerConditions.online}, false)`.as('is_online'),
      ])
    return query.show ? own.where(offerConditions[query.show]) : own
  }
  return listOrExport(context, 'export_offers', {
    name: context.language.noun('event', 'pl'),
    plan,
    asked: query,
    query: rows,
    present: async (page, db) => {
      const counts = await countsOf(
        db,
        context,
        page.map(({ id }) => id),
      )
      return page.map((row): OfferRow => {
        const own = counts.get(row.id) ?? []
        return { ...row, counts: own, applications: own.reduce((sum, { count }) => sum + count, 0) }
      })
    },
    columns: exportsOf(offerList),
  })
}
