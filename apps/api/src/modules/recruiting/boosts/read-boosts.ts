import type { boostsContract } from '@kxo/domain/recruiting/boosts-contract'
import { may } from '@kxo/domain/recruiting/permissions'
import { freeDay, recentDays } from '@kxo/domain/recruiting/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { placeName } from '../../events/index.ts'
import { offerConditions, ownOffers } from '../offers/own-offers.ts'
import { boostProducts } from './boost-products.ts'
import { standingBoosts } from './standing-boosts.ts'

/** Offers shown on one page, at most: those that end first. */
const most = 200

export const readBoosts: Verb<typeof boostsContract.read> = async (context) => {
  authorize(may.boostOffers(context.actor))
  const { db, now, tenant } = context
  const offers = await ownOffers(db, context)
    .select(['events.id', 'events.title', 'events.end_date'])
    .select([
      sql<string | null>`coalesce(${placeName}, events.town)`.as('place'),
      sql<number>`(select count(*)::int from registrations r where r.tenant_id = events.tenant_id and r.event_id = events.id
        and r.status >= ${sql.lit(registrationStatus.codeOf('toValidate'))}
        and r.created_at > ${now}::timestamptz - make_interval(days => ${sql.lit(recentDays)}))`.as('recent'),
    ])
    .where(offerConditions.online)
    .orderBy(sql`events.end_date nulls last, events.id`)
    .limit(most)
    .execute()
  const standing = await standingBoosts(
    db,
    offers.map(({ id }) => id),
    now,
  )
  return {
    durations: (await boostProducts(context)).map(({ accounting_code: _, ...duration }) => duration),
    offers: offers.map((offer) => {
      const boosts = standing.filter(({ event_id }) => event_id === offer.id)
      return {
        ...offer,
        free_on: freeDay(boosts, { now, zone: tenant.time_zone }),
        boosts: boosts.map(({ event_id: _, ...boost }) => boost),
      }
    }),
  }
}
