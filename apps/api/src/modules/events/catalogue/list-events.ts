import type { eventsContract, EventRow as Listed } from '@kxo/domain/events/contract'
import { eventList } from '@kxo/domain/events/list'
import { eventNature, trainingKind } from '@kxo/domain/events/nature'
import { may } from '@kxo/domain/events/permissions'
import type { Input } from '@kxo/domain/kernel/contract'
import type { ListOf } from '@kxo/domain/kernel/listing'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { wordedExports } from '../../fields/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { exportList } from '../../traces/index.ts'
import { presentCards, presentManagement } from '../present.ts'
import { availabilitySql, eventFrom, eventsWithPlaces, placeName } from '../queries.ts'
import { hasThemeCalled } from '../themes/themes-in-catalogue.ts'
import { catalogue, entityName, eventsPlan, registeredAs, responsibleName } from './events-plan.ts'
import { facetsOf } from './facets-of.ts'
import { notAdmittedTo, readConditions } from './read-conditions.ts'
import { publicEvents, visibleEvents } from './visible-events.ts'

type EventsQuery = Input<typeof eventsContract.list>['query']
type PublicQuery = Input<typeof eventsContract.publicList>['query']

export const rowsIn = (db: Queries) =>
  eventsWithPlaces(db).select([
    placeName.as('place'),
    responsibleName.as('responsible_name'),
    entityName.as('entity_name'),
    sql<string | null>`(select name from companies where companies.id = events.company_id)`.as('company_name'),
    registeredAs('toValidate').as('to_validate'),
    registeredAs('toComplete').as('to_complete'),
  ])
export type Rows = ReturnType<typeof rowsIn>
type Row = Awaited<ReturnType<Rows['execute']>>[number]

const isModel = sql.lit(eventNature.codeOf('model'))
/** Open at any time: it neither comes nor passes. */
const isStanding = sql.lit(eventNature.codeOf('registration'))
const tabs: Record<EventsQuery['tab'], RawBuilder<SqlBool>> = {
  upcoming: sql`events.parent_id is null and events.is_active and events.cancelled_at is null and events.archived_at is null and events.nature not in (${isModel}, ${isStanding}) and (events.start_date is null or events.start_date > now())`,
  running: sql`events.parent_id is null and events.is_active and events.cancelled_at is null and events.archived_at is null
    and (events.nature = ${isStanding} or events.start_date <= now() and coalesce(events.end_date, events.start_date) >= now())`,
  past: sql`events.parent_id is null and events.is_active and events.nature <> ${isModel} and events.cancelled_at is null and events.archived_at is null and coalesce(events.end_date, events.start_date) < now()`,
  drafts: sql`events.parent_id is null and not events.is_active and events.cancelled_at is null and events.archived_at is null and events.nature <> ${isModel}`,
  models: sql`events.nature = ${isModel} and events.archived_at is null`,
  cancelled: sql`events.parent_id is null and events.cancelled_at is not null and events.archived_at is null`,
  archived: sql`events.archived_at is not null`,
  all: sql`true`,
}

/** Published, to come or running, not a part of another: what a catalogue shows. */
export const inCatalogue = sql<SqlBool>`events.is_active and events.cancelled_at is null and events.closed_at is null and events.parent_id is null
  and events.nature <> ${isModel} and (coalesce(events.end_date, events.start_date) is null or coalesce(events.end_date, events.start_date) >= now())`

/** First and last days of an event in its own zone, as a calendar shows it: what ends at midnight does not last into that day. */
const firstDay = sql`(events.start_date at time zone events.time_zone)::date`
const lastDay = sql`(greatest(events.start_date, events.end_date - interval '1 millisecond') at time zone events.time_zone)::date`

export function narrowed(rows: Rows, query: PublicQuery, also: readonly RawBuilder<SqlBool>[]): Rows {
  const modalities = {
    place: sql<SqlBool>`not events.is_online and not events.is_asynchronous`,
    online: sql<SqlBool>`events.is_online`,
    asynchronous: sql<SqlBool>`events.is_asynchronous`,
  }
  return rows
    .$if(query.url !== undefined, (q) => q.where('events.url', '=', (query.url as string).toLowerCase()))
    .$if(also.length > 0, (q) => q.where((eb) => eb.and([...also])))
    .$if(Boolean(query.group), (q) => q.where(hasThemeCalled(query.group as string)))
    .$if(Boolean(query.theme), (q) => q.where(hasThemeCalled(query.theme as string)))
    .$if(Boolean(query.town), (q) => q.where(sql<SqlBool>`searchable(events.town) = searchable(${query.town})`))
    .$if(query.entity !== undefined, (q) => q.where('events.entity_id', '=', query.entity as number))
    .$if(Boolean(query.level), (q) => q.where('events.level', '=', query.level as string))
    .$if(Boolean(query.spoken), (q) => q.where(sql<SqlBool>`events.languages @> array[${query.spoken}]`))
    .$if(query.type !== undefined, (q) => q.where('events.type_formation', '=', trainingKind.codeOf(query.type as never))) // it is set
    .$if(query.modality !== undefined, (q) => q.where(modalities[query.modality as keyof typeof modalities]))
    .$if(query.price !== undefined, (q) => q.where('events.is_payable', '=', query.price === 'paid'))
    .$if(query.free_places === true, (q) => q.where(sql<SqlBool>`${availabilitySql} = 'available'`))
    .$if(query.from !== undefined, (q) => q.where(sql<SqlBool>`${lastDay} >= ${query.from}::date`))
    .$if(query.to !== undefined, (q) => q.where(sql<SqlBool>`${firstDay} <= ${query.to}::date`)) as Rows
}

async function presentRows(context: Context, rows: readonly Row[], db: Queries, space: EventsQuery['space']): Promise<Listed[]> {
  const events = rows.map((row) => ({ ...eventFrom(row), place: row.place }))
  const cards = await presentCards({ ...context, db }, events)
  const refused = space === 'user' ? await notAdmittedTo(context, events) : []
  return cards.map((card, index) => ({
    ...card,
    is_eligible: !refused.includes(card.id),
    management: space === 'admin' ? presentManagement(events[index] as (typeof events)[number], rows[index] as Row) : null,
  }))
}

const exported = exportsOf(eventList, {
  code: ({ management }) => management?.code ?? null,
  responsible_name: ({ management }) => management?.responsible_name ?? null,
  entity_name: ({ management }) => management?.entity_name ?? null,
  themes: ({ themes }) => themes.join(', '),
  languages: ({ languages }) => languages.join(', '),
  taken: ({ management }) => management?.taken ?? null,
  price: ({ price_from }) => price_from?.amount_ht ?? null,
  to_validate: ({ management }) => management?.to_validate ?? null,
  to_complete: ({ management }) => management?.to_complete ?? null,
})

/** Events the caller may see, of a tab in the space of those who run them. */
export function rowsFor(
  db: Queries,
  { actor }: Pick<Context, 'actor'>,
  query: EventsQuery,
  also: readonly RawBuilder<SqlBool>[] = [],
): Rows {
  const rows = narrowed(rowsIn(db), query, also).where(visibleEvents(actor)) as Rows
  if (query.space === 'user') return rows.where(inCatalogue) as Rows
  return rows
    .where(tabs[query.tab])
    .$if(query.company !== undefined, (q) => q.where('events.company_id', '=', query.company as number)) as Rows
}

/** Events the caller may see; with space=admin, those they run. */
export const listEvents: Verb<typeof eventsContract.list> = async (context, { query }) => {
  const { actor, db } = context
  if (query.space === 'admin') authorize(may.readEvents(actor))
  const also = await readConditions(context, query)
  if (query.format) {
    authorize(may.readEvents(actor))
    return exportList(context, 'export_events', {
      name: context.language.noun('event', 'pl'),
      plan: eventsPlan(),
      asked: query,
      query: (batchDb) => rowsFor(batchDb, context, query, also),
      present: (rows, batchDb) => presentRows(context, rows, batchDb, 'admin'),
      columns: await wordedExports(context, 'Event', exported),
    })
  }
  const shown = query.space === 'user' ? catalogue() : eventsPlan()
  const page = await listed(rowsFor(db, context, query, also), shown, query)
  return { ...page, results: await presentRows(context, page.results as Row[], db, query.space) }
}

/** @throws 404 when the tenant has no public catalogue */
const checkCatalogue = ({ tenant }: Pick<Context, 'tenant'>): true => found(settingsOf(tenant).features.includes('catalog') || undefined)

/** A page of the catalogue, of those events its reader sees. */
export async function searched(
  context: Context,
  query: PublicQuery,
  { seen, also = [] }: { seen: RawBuilder<SqlBool>; also?: readonly RawBuilder<SqlBool>[] },
): Promise<ListOf<Listed>> {
  const { db } = context
  const conditions = [...(await readConditions(context, query)), ...also]
  const rows = narrowed(rowsIn(db), query, conditions).where(seen).where(inCatalogue) as Rows
  const page = await listed(rows, catalogue(query), query.sort === 'relevance' ? { ...query, sort: undefined } : query)
  return { ...page, results: await presentRows(context, page.results as Row[], db, 'user') }
}

export const seenBy = ({ actor }: Pick<Context, 'actor'>): RawBuilder<SqlBool> =>
  actor.user_id === null ? publicEvents : visibleEvents(actor)

/** The public catalogue: published, open to anyone or to any account. */
export const listPublicEvents: Verb<typeof eventsContract.publicList> = async (context, { query }) => {
  checkCatalogue(context)
  const page = await searched(context, query, { seen: publicEvents })
  return { ...page, results: page.results.map(({ management: _, is_eligible: _ours, ...card }) => card) }
}

/** The catalogue as whoever asks sees it: a visitor the public one. */
export async function listSeenEvents(context: Context, query: PublicQuery): Promise<ListOf<Listed>> {
  if (context.actor.user_id === null) checkCatalogue(context)
  return searched(context, query, { seen: seenBy(context) })
}

/** What the filters of the public catalogue offer, with how many events each value would keep. */
export const readFacets: Verb<typeof eventsContract.facets> = async (context) => {
  checkCatalogue(context)
  return facetsOf(context, sql<SqlBool>`${publicEvents} and ${inCatalogue}`)
}
