import { addressOf } from '@kxo/domain/events/alerts/saved-search'
import { catalogueQueryOf } from '@kxo/domain/events/catalogue/catalogue-address'
import type { eventsContract } from '@kxo/domain/events/contract'
import type { Onboarding } from '@kxo/domain/events/nature'
import { may } from '@kxo/domain/events/permissions'
import { accountStatus, shutOut } from '@kxo/domain/identity/status'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingOf } from '../../mailing/index.ts'
import { liveSearches } from '../alerts/save-search.ts'
import { searchesFinding } from '../catalogue/find-by-search.ts'
import { type EventFacts, getEvent } from '../queries.ts'
import { admitted, newsReaders } from './announce.ts'

/** Whom an alert may tell of an event, once it is online. */
const seen = ({ company_id }: EventFacts): Record<Onboarding, RawBuilder<SqlBool>> => ({
  public: sql`true`,
  openToAll: sql`true`,
  onCriteria: sql`u.id is not null`,
  reserved: sql`u.company_id = ${company_id}`,
  onInvitation: sql`false`,
})

/** Addresses with an alert that finds the event. */
async function followersOf(context: Context, event: EventFacts, isAdmitted: RawBuilder<SqlBool>): Promise<RawBuilder<unknown>> {
  const searches = await liveSearches(context.db).clearSelect().select('search').distinct().execute()
  const read = searches.map(({ search }) => ({ search, query: catalogueQueryOf(addressOf(search)) }))
  const found = await searchesFinding(
    context,
    event.id,
    read.map(({ query: { eligible: _, ...query } }) => query),
  )
  const finding = read.filter((_, index) => found[index])
  const personal = finding.flatMap(({ search, query }) => (query.eligible && event.onboarding === 'onCriteria' ? [search] : []))
  return sql`select lower(s.mail) as mail from saved_searches s left join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.confirmed_at is not null and s.ended_at is null and s.search = any(${finding.map(({ search }) => search)}::text[])
      and (u.id is null or u.status not in (${sql.join(accountStatus.codesOf(...shutOut))})) and ${seen(event)[event.onboarding]}
      and (s.search <> all(${personal}::text[]) or ${isAdmitted})`
}

/** How many people each announcement would reach. */
export const readReach: Verb<typeof eventsContract.reach> = async (context, { params }) => {
  const event = await getEvent(context.db, params.id)
  authorize(may.changeEvent(context.actor, event))
  const isAdmitted = (await admitted(context, event)) ?? sql<SqlBool>`false`
  const followers = await followersOf(context, event, isAdmitted)
  const { rows } = await sql<{ followers: number; everyone: number }>`with followers as (${followers})
    select (select count(distinct mail)::int from followers) as followers,
      (select count(*)::int from (select mail from followers union select lower(u.mail) ${newsReaders(isAdmitted)}) people) as everyone`.execute(
    context.db,
  )
  return { followers: 0, everyone: 0, ...rows[0], is_on: (await settingOf(context.db, 'publish_event')).is_on }
}
