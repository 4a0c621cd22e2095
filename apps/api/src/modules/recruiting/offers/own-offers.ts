import { eventNature } from '@kxo/domain/events/nature'
import type { OfferFigure } from '@kxo/domain/recruiting/figures'
import { endingDays } from '@kxo/domain/recruiting/rules'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { inCatalogue } from '../../events/index.ts'

/** Until when an offer is shown first, null when it is not. */
export const boostedUntil = sql<Date | null>`(
  select max(b.ends_at) from running_boosts b where b.tenant_id = events.tenant_id and b.event_id = events.id)`

/** What each figure counts, and its list shows: one condition for both. */
export const offerConditions: Readonly<Record<OfferFigure, RawBuilder<SqlBool>>> = {
  online: inCatalogue,
  ending: sql<SqlBool>`(${inCatalogue} and events.limit_date >= now() and events.limit_date < now() + make_interval(days => ${sql.lit(endingDays)}))`,
  boosted: sql<SqlBool>`${boostedUntil} is not null`,
}

/** Offers of the caller’s company, drafts among them; nobody’s for whoever has none. */
export const ownOffers = (db: Queries, { actor }: Pick<Context, 'actor'>) =>
  db
    .selectFrom('events')
    .where('events.company_id', '=', actor.company_id ?? 0)
    .where('events.parent_id', 'is', null)
    .where('events.nature', '<>', eventNature.codeOf('model'))
    .where('events.archived_at', 'is', null)
