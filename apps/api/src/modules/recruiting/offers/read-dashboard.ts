import type { recruitingContract } from '@kxo/domain/recruiting/contract'
import { may } from '@kxo/domain/recruiting/permissions'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { applicationConditions, received } from '../applications/received.ts'
import { offerConditions, ownOffers } from './own-offers.ts'

/** Figures of the page: each counts the rows of the list it opens, by the same condition. */
export const readDashboard: Verb<typeof recruitingContract.dashboard> = async (context) => {
  authorize(may.seeDashboard(context.actor))
  const { db, now } = context
  const offers = await ownOffers(db, context)
    .select([
      sql<number>`count(*) filter (where ${offerConditions.online})::int`.as('online'),
      sql<number>`count(*) filter (where ${offerConditions.ending})::int`.as('ending'),
      sql<number>`count(*) filter (where ${offerConditions.boosted})::int`.as('boosted'),
    ])
    .executeTakeFirstOrThrow()
  const conditions = applicationConditions(now)
  const applications = await received(db, context)
    .clearSelect()
    .select([
      sql<number>`count(*) filter (where ${conditions.toStudy})::int`.as('toStudy'),
      sql<number>`count(*) filter (where ${conditions.silent})::int`.as('silent'),
      sql<number>`count(*) filter (where ${conditions.retained})::int`.as('retained'),
    ])
    .executeTakeFirstOrThrow()
  return { ...offers, ...applications }
}
