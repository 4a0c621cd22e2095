import { proposedUrl } from '@kxo/domain/events/rules'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** That a row of `events` has the visible theme called so, by its name or its address of now or before, or one under it. */
export function hasThemeCalled(said: string): RawBuilder<SqlBool> {
  const url = proposedUrl(said)
  return sql<SqlBool>`events.id in (select e.event_id from event_themes e where e.theme_id = any(array(
    with said as (select id from themes where is_visible and (searchable(name) = searchable(${said}) or searchable(name_en) = searchable(${said})
      or url = ${url} or id in (select theme_id from theme_addresses where theme_addresses.url = ${url})))
    select id from themes where is_visible and (id in (select id from said) or parent_id in (select id from said)))))`
}

export type ThemeFacet = { name: string; url: string; count: number }
const mostShown = 100

/** The visible themes of some events, in the order of the catalogue, with how many of them each has. */
export async function themeFacets(db: Queries, events: RawBuilder<unknown>): Promise<ThemeFacet[]> {
  const { rows } = await sql<ThemeFacet>`
    select themes.name, themes.url, count(*)::int as count
    from event_themes join themes on themes.tenant_id = event_themes.tenant_id and themes.id = event_themes.theme_id and themes.is_visible
    left join themes parents on parents.tenant_id = themes.tenant_id and parents.id = themes.parent_id
    where event_themes.event_id in (select events.id ${events})
    group by themes.tenant_id, themes.id, parents.rank, parents.id
    order by coalesce(parents.rank, themes.rank), parents.id is not null, themes.rank, themes.name limit ${mostShown}`.execute(db)
  return rows
}

/** The visible themes of the first level that have others under them, with how many of some events stand under each. */
export async function groupFacets(db: Queries, events: RawBuilder<unknown>): Promise<ThemeFacet[]> {
  const { rows } = await sql<ThemeFacet>`
    select groups.name, groups.url, count(distinct event_themes.event_id)::int as count
    from themes groups join themes own on own.is_visible and (own.id = groups.id or own.parent_id = groups.id)
    join event_themes on event_themes.theme_id = own.id
    where groups.parent_id is null and groups.is_visible and exists (select from themes under where under.parent_id = groups.id and under.is_visible)
      and event_themes.event_id in (select events.id ${events})
    group by groups.tenant_id, groups.id
    order by groups.rank, groups.name limit ${mostShown}`.execute(db)
  return rows
}
