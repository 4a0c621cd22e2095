import type { eventsContract, EventRow as Listed } from '@kxo/domain/events/contract'
import { eventNature, onboarding, trainingKind } from '@kxo/domain/events/nature'
import { may } from '@kxo/domain/events/permissions'
import { availabilityWords } from '@kxo/domain/events/words'
import type { Input } from '@kxo/domain/kernel/contract'
import { words } from '@kxo/domain/kernel/sentence'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { holds, type ListPlan, listed } from '../../../platform/lists/listing.ts'
import type { ExportColumn } from '../../../platform/tables/table-export.ts'
import { wordedExports } from '../../fields/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { exportList } from '../../traces/index.ts'
import { type RegistrationCodes, registrationCodes } from '../dependencies.ts'
import { presentCards, presentManagement } from '../present.ts'
import { availabilitySql, eventFrom, eventsWithPlaces, placeName } from '../queries.ts'
import { publicEvents, visibleEvents } from './visible-events.ts'

type Asked = Input<typeof eventsContract.list>['query']
type PublicAsked = Input<typeof eventsContract.publicList>['query']

const responsibleName = sql<string | null>`(select first_name || ' ' || last_name from users where users.id = events.responsible_id)`
const registeredAs = (status: keyof RegistrationCodes) =>
  sql<number>`(select count(*) from registrations r where r.event_id = events.id and r.status = ${sql.lit(registrationCodes()[status])})`

const plan = (): ListPlan => ({
  fields: {
    title: { at: sql`events.title`, kind: 'text' },
    code: { at: sql`events.code`, kind: 'text' },
    nature: { at: sql`events.nature`, kind: 'code', codeOf: (key) => eventNature.codeOf(key as never) },
    start_date: { at: sql`events.start_date`, kind: 'instant' },
    end_date: { at: sql`events.end_date`, kind: 'instant' },
    limit_date: { at: sql`events.limit_date`, kind: 'instant' },
    town: { at: sql`events.town`, kind: 'text' },
    place: { at: placeName, kind: 'text' },
    responsible_name: { at: responsibleName, kind: 'text' },
    availability: { at: availabilitySql, kind: 'text' },
    type_formation: { at: sql`events.type_formation`, kind: 'code', codeOf: (key) => trainingKind.codeOf(key as never) },
    onboarding: { at: sql`events.onboarding`, kind: 'code', codeOf: (key) => onboarding.codeOf(key as never) },
    is_training: { at: sql`events.is_training`, kind: 'flag' },
    is_online: { at: sql`events.is_online`, kind: 'flag' },
    is_asynchronous: { at: sql`events.is_asynchronous`, kind: 'flag' },
    is_displayed_first: { at: sql`events.is_displayed_first`, kind: 'flag' },
    minutes: { at: sql`events.minutes`, kind: 'number' },
    price: { at: sql`coalesce(${lowestPrice}, 0)`, kind: 'money', isSortedByReading: true },
    taken: { at: sql`event_places.taken`, kind: 'number' },
    max_participants: { at: sql`event_places.max_participants`, kind: 'number' },
    to_validate: { at: registeredAs('toValidate'), kind: 'number' },
    to_complete: { at: registeredAs('toComplete'), kind: 'number' },
    import_id: { at: sql`events.import_id`, kind: 'number' },
  },
  search: sql`events.search`,
  sort: 'start_date',
  id: sql`events.id`,
})

/** A catalogue shows first what its tenant displays first, then by date. */
const catalogue = ({ sort, q }: Pick<PublicAsked, 'sort' | 'q'> = {}): ListPlan => ({
  ...plan(),
  lead: sort === 'relevance' && q ? sql`(${holds(sql`searchable(events.title)`, q)}) desc` : sql`events.is_displayed_first desc`,
})

/** The lowest price anyone pays, tax included, in cents; nothing when free. */
const lowestPrice = sql`(select min(prices.amount_ht * (10000 + prices.vat_rate)) / 10000 from prices
  where prices.event_id = events.id and events.is_payable and prices.retired_at is null and prices.profile_code is null and not prices.members_only)`

const rowsIn = (db: Queries) =>
  eventsWithPlaces(db).select([
    placeName.as('place'),
    responsibleName.as('responsible_name'),
    sql<string | null>`(select name from companies where companies.id = events.company_id)`.as('company_name'),
    registeredAs('toValidate').as('to_validate'),
    registeredAs('toComplete').as('to_complete'),
  ])
type Rows = ReturnType<typeof rowsIn>
type Row = Awaited<ReturnType<Rows['execute']>>[number]

const isModel = sql.lit(eventNature.codeOf('model'))
const tabs: Record<Asked['tab'], RawBuilder<SqlBool>> = {
  upcoming: sql`events.parent_id is null and events.is_active and events.cancelled_at is null and events.archived_at is null and events.nature <> ${isModel} and (events.start_date is null or events.start_date > now())`,
  running: sql`events.parent_id is null and events.is_active and events.cancelled_at is null and events.archived_at is null and events.start_date <= now() and coalesce(events.end_date, events.start_date) >= now()`,
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

function narrowed(rows: Rows, query: PublicAsked, zone: string): Rows {
  const days = sql`(events.start_date at time zone ${zone})::date`
  const hasTheme = (name: string) =>
    sql<SqlBool>`exists (select from unnest(events.themes) theme where searchable(theme) = searchable(${name}))`
  const modalities = {
    place: sql<SqlBool>`not events.is_online and not events.is_asynchronous`,
    online: sql<SqlBool>`events.is_online`,
    asynchronous: sql<SqlBool>`events.is_asynchronous`,
  }
  return rows
    .$if(query.url !== undefined, (q) => q.where('events.url', '=', (query.url as string).toLowerCase()))
    .$if(Boolean(query.chapitre), (q) =>
      q.where((eb) => eb.or([hasTheme(query.chapitre as string), sql<SqlBool>`searchable(events.town) = searchable(${query.chapitre})`])),
    )
    .$if(Boolean(query.theme), (q) => q.where(hasTheme(query.theme as string)))
    .$if(Boolean(query.town), (q) => q.where(sql<SqlBool>`searchable(events.town) = searchable(${query.town})`))
    .$if(query.type !== undefined, (q) => q.where('events.type_formation', '=', trainingKind.codeOf(query.type as never)))
    .$if(query.modality !== undefined, (q) => q.where(modalities[query.modality as keyof typeof modalities]))
    .$if(query.price !== undefined, (q) => q.where('events.is_payable', '=', query.price === 'paid'))
    .$if(query.free_places === true, (q) => q.where(sql<SqlBool>`${availabilitySql} = 'available'`))
    .$if(query.from !== undefined, (q) => q.where(sql<SqlBool>`${days} >= ${query.from}::date`))
    .$if(query.to !== undefined, (q) => q.where(sql<SqlBool>`${days} <= ${query.to}::date`)) as Rows
}

async function presentRows(context: Context, rows: readonly Row[], db: Queries, space: Asked['space']): Promise<Listed[]> {
  const events = rows.map((row) => ({ ...eventFrom(row), place: row.place }))
  const cards = await presentCards({ ...context, db }, events)
  return cards.map((card, index) => ({
    ...card,
    management: space === 'admin' ? presentManagement(events[index] as (typeof events)[number], rows[index] as Row) : null,
  }))
}

const labels = words({
  title: { fr: 'Nom', en: 'Name' },
  code: { fr: 'Code', en: 'Code' },
  nature: { fr: 'Nature', en: 'Nature' },
  start: { fr: 'Début', en: 'Start' },
  end: { fr: 'Fin', en: 'End' },
  place: { fr: '{location:cap}', en: '{location:cap}' },
  town: { fr: 'Ville', en: 'Town' },
  responsible: { fr: 'Responsable', en: 'Responsible' },
  taken: { fr: 'Places prises', en: 'Places taken' },
  maximum: { fr: 'Places', en: 'Places' },
  availability: { fr: 'Disponibilité', en: 'Availability' },
  toValidate: { fr: 'À valider', en: 'To validate' },
  toComplete: { fr: 'À compléter', en: 'To complete' },
  price: { fr: 'Prix HT', en: 'Price excl. tax' },
  limit: { fr: 'Date limite', en: 'Limit date' },
})
const exported: Record<string, ExportColumn<Listed>> = {
  title: { label: labels.title, kind: 'text', value: (row) => row.title },
  code: { label: labels.code, kind: 'text', value: (row) => row.management?.code ?? null },
  nature: { label: labels.nature, kind: 'text', value: (row) => eventNature.labelOf(row.nature) },
  start_date: { label: labels.start, kind: 'instant', value: (row) => row.start_date },
  end_date: { label: labels.end, kind: 'instant', value: (row) => row.end_date },
  limit_date: { label: labels.limit, kind: 'instant', value: (row) => row.limit_date },
  place: { label: labels.place, kind: 'text', value: (row) => row.place },
  town: { label: labels.town, kind: 'text', value: (row) => row.town },
  responsible_name: { label: labels.responsible, kind: 'text', value: (row) => row.management?.responsible_name ?? null },
  taken: { label: labels.taken, kind: 'number', value: (row) => row.management?.taken ?? null },
  max_participants: { label: labels.maximum, kind: 'number', value: (row) => row.max_participants },
  availability: { label: labels.availability, kind: 'text', value: (row) => availabilityWords[row.availability] },
  price: { label: labels.price, kind: 'money', value: (row) => row.price_from?.amount_ht ?? null },
  to_validate: { label: labels.toValidate, kind: 'number', value: (row) => row.management?.to_validate ?? null },
  to_complete: { label: labels.toComplete, kind: 'number', value: (row) => row.management?.to_complete ?? null },
}

function rowsFor(db: Queries, { actor, tenant }: Context, query: Asked): Rows {
  const rows = narrowed(rowsIn(db), query, tenant.time_zone).where(visibleEvents(actor)) as Rows
  if (query.space === 'user') return rows.where(inCatalogue) as Rows
  return rows
    .where(tabs[query.tab])
    .$if(query.company !== undefined, (q) => q.where('events.company_id', '=', query.company as number)) as Rows
}

/** Events the caller may see; with space=admin, those they run. */
export const listEvents: Verb<typeof eventsContract.list> = async (context, { query }) => {
  const { actor, db } = context
  if (query.space === 'admin') authorize(may.readEvents(actor))
  if (query.format) {
    authorize(may.readEvents(actor))
    return exportList(context, 'export_events', {
      name: context.language.noun('event', 'pl'),
      plan: plan(),
      asked: query,
      query: (batchDb) => rowsFor(batchDb, context, query),
      present: (rows, batchDb) => presentRows(context, rows, batchDb, 'admin'),
      columns: await wordedExports(context, 'Event', exported),
    })
  }
  const shown = query.space === 'user' ? catalogue() : plan()
  const page = await listed(rowsFor(db, context, query), shown, query)
  return { ...page, results: await presentRows(context, page.results as Row[], db, query.space) }
}

/** @throws 404 when the tenant has no public catalogue */
const checkCatalogue = ({ tenant }: Pick<Context, 'tenant'>): true => found(settingsOf(tenant).features.includes('catalog') || undefined)

/** The public catalogue: published, open to anyone or to any account. */
export const listPublicEvents: Verb<typeof eventsContract.publicList> = async (context, { query }) => {
  checkCatalogue(context)
  const { db, tenant } = context
  const rows = narrowed(rowsIn(db), query, tenant.time_zone).where(publicEvents).where(inCatalogue) as Rows
  const page = await listed(rows, catalogue(query), query.sort === 'relevance' ? { ...query, sort: undefined } : query)
  return { ...page, results: (await presentRows(context, page.results as Row[], db, 'user')).map(({ management: _, ...card }) => card) }
}

/** Themes and towns of the public catalogue, with how many events each would keep. */
export const readFacets: Verb<typeof eventsContract.facets> = async (context) => {
  checkCatalogue(context)
  const { db } = context
  const named = async (source: RawBuilder<unknown>) =>
    (
      await sql<{
        name: string
        count: number
      }>`select name, count(*)::int as count from (${source}) named where name <> '' group by name order by name limit 50`.execute(db)
    ).rows
  const shown = sql`from events where ${publicEvents} and ${inCatalogue}`
  return {
    themes: await named(sql`select unnest(events.themes) as name ${shown}`),
    towns: await named(sql`select events.town as name ${shown}`),
  }
}
