import { isNew } from '@kxo/domain/events/catalogue/card-badges'
import type { EventCard, EventManagement, EventPage, EventRecord } from '@kxo/domain/events/contract'
import { flagsOf } from '@kxo/domain/events/general-flags'
import { presentationOf } from '@kxo/domain/events/presentation/presentation'
import { missingForPublication, placesLeft, stepMarks } from '@kxo/domain/events/rules'
import { offeredSteps } from '@kxo/domain/events/steps'
import { fewestPeople } from '@kxo/domain/events/syllabus/indicators'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { priceOf } from '@kxo/domain/pricing/rules'
import { CancelScale } from '@kxo/domain/tenants/settings/cancel-scale'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { partnersOf } from '../partners/index.ts'
import { type PriceRow, pricesOf } from '../pricing/index.ts'
import { paramsOf, settingsOf } from '../tenants/index.ts'
import { publicEvents } from './catalogue/visible-events.ts'
import { isConfirmedPartner } from './confirmed-partner.ts'
import { admissionTo, criteriaOf } from './criteria/criteria-of.ts'
import { reviewersOf } from './criteria/reviewers.ts'
import { fromAbove } from './dependencies.ts'
import { imageOf, sourceOf } from './presentation/pictures.ts'
import { presentPeople } from './presentation/present-people.ts'
import { availabilityAt, type EventFacts, eventFrom, eventsWithPlaces, partedDays, placeName, slotsOf } from './queries.ts'
import { delegationsOf } from './steps/delegations-of.ts'
import { publicationFacts } from './steps/publication-facts.ts'
import { ownTermsOf } from './terms/event-terms.ts'

type Named = { first_name: string; last_name: string }
const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`

type Beside = {
  place: string | null
  days: readonly string[]
  prices: readonly PriceRow[]
  people: readonly Named[]
  button: string | null
  now: Date
}

/** What the tenant writes on the button of those that say nothing themselves; null for the usual word. */
export const buttonOf = (tenant: Context['tenant']): string | null => settingsOf(tenant).texts['texte_bouton_inscription'] || null

export function presentCard(event: EventFacts, { place, days, prices, people, button, now }: Beside): EventCard {
  const first = event.is_payable ? (priceOf(prices, null, dayInZone(now, event.time_zone), 'any') ?? prices[0]) : undefined
  return {
    id: event.id,
    url: event.url,
    nature: event.nature,
    title: event.title,
    subtitle: event.subtitle,
    summary: event.sheet.summary ?? '',
    level: event.level,
    languages: event.languages,
    colour: event.colour,
    is_new: isNew(event, now),
    start_date: event.start_date,
    end_date: event.end_date,
    opening_date: event.opening_date,
    limit_date: event.limit_date,
    days: [...days],
    time_zone: event.time_zone,
    minutes: event.minutes,
    place,
    town: event.town,
    is_online: event.is_online,
    ...flagsOf(event),
    is_displayed_first: event.is_displayed_first || event.is_boosted,
    is_payable: event.is_payable,
    type_formation: event.type_formation,
    onboarding: event.onboarding,
    themes: event.themes.filter(({ is_visible }) => is_visible).map(({ name }) => name),
    availability: availabilityAt(event, now),
    max_participants: event.max_participants,
    places_left: placesLeft(event),
    price_from: first ? { amount_ht: first.amount_ht, amount_ttc: first.amount_ttc } : null,
    partners: [...new Set(people.map(fullName))],
    is_cancelled: event.cancelled_at !== null,
    button_text: event.button_text ?? button,
    image: imageOf(event),
  }
}

/** Cards of several events in three more questions, however many they are. */
export async function presentCards(
  { db, tenant, now }: Pick<Context, 'db' | 'tenant' | 'now'>,
  events: readonly (EventFacts & { place: string | null })[],
): Promise<EventCard[]> {
  const ids = events.map(({ id }) => id)
  const [prices, people, days] = [await pricesOf(db, ...ids), await partnersOf(db, ...ids), await partedDays(db, ids)]
  return events.map((event) =>
    presentCard(event, {
      place: event.place,
      days: days.get(event.id) ?? [],
      button: buttonOf(tenant),
      now,
      prices: prices.filter(({ event_id }) => event_id === event.id),
      people: people.filter(({ event_id }) => event_id === event.id),
    }),
  )
}

type ManagementRow = {
  responsible_name: string | null
  company_name: string | null
  entity_name: string | null
  to_validate: number
  to_complete: number
}
export const presentManagement = (event: EventFacts, row: ManagementRow): EventManagement => ({
  code: event.code,
  series_id: event.series_id,
  responsible_id: event.responsible_id,
  responsible_name: row.responsible_name,
  company_name: row.company_name,
  entity_name: row.entity_name,
  is_active: event.is_active,
  is_closed: event.closed_at !== null,
  is_archived: event.archived_at !== null,
  taken: event.taken,
  min_participants: event.min_participants,
  to_validate: row.to_validate,
  to_complete: row.to_complete,
})

export const locationOf = async (db: Queries, id: number | null) =>
  id === null
    ? undefined
    : await db
        .selectFrom('locations')
        .select(['name', 'address', 'address_complement', 'code_postal', 'town'])
        .where('id', '=', id)
        .executeTakeFirst()

/** Other dates of the same title still open to come. */
async function sistersOf({ db, tenant, now }: Pick<Context, 'db' | 'tenant' | 'now'>, event: EventFacts): Promise<EventCard[]> {
  const rows = await eventsWithPlaces(db)
    .select(placeName.as('place'))
    .where('events.title', '=', event.title)
    .where('events.id', '<>', event.id)
    .where('events.start_date', '>', now)
    .where(publicEvents)
    .where('events.cancelled_at', 'is', null)
    .orderBy('events.start_date')
    .limit(10)
    .execute()
  return presentCards(
    { db, tenant, now },
    rows.map((row) => ({ ...eventFrom(row), place: row.place })),
  )
}

/** What past dates of the same training gave; nothing of so few people that a rate would name them. */
async function indicatorsOf({ db, tenant, now }: Pick<Context, 'db' | 'tenant' | 'now'>, { is_training, title }: EventFacts) {
  const { resultsOf, minutesOfEvents, satisfactionOf } = fromAbove()
  const results = is_training ? await resultsOf(db, title, now) : undefined
  if (!results || results.expected < fewestPeople) return null
  const { event_ids, ...attendance } = results
  const satisfaction = paramsOf(tenant).publish_satisfaction ? await satisfactionOf(db, event_ids) : null
  return { ...attendance, ...(await minutesOfEvents(db, event_ids)), satisfaction }
}

export async function presentPage(context: Context, event: EventFacts): Promise<EventPage> {
  const { db, tenant, now } = context
  const [prices, people, location] = [await pricesOf(db, event.id), await partnersOf(db, event.id), await locationOf(db, event.location_id)]
  const days = await partedDays(db, [event.id])
  const address = location && [
    location.address,
    location.address_complement,
    [location.code_postal, location.town].filter(Boolean).join(' '),
  ]
  return {
    ...presentCard(event, { place: location?.name ?? null, days: days.get(event.id) ?? [], prices, people, button: buttonOf(tenant), now }),
    ...presentationOf(event),
    sheet: event.sheet,
    address: address?.filter(Boolean).join(', ') || null,
    slots: await slotsOf(db, event.id),
    people: await presentPeople(db, people),
    prices: event.is_payable
      ? prices.map(({ name, amount_ht, amount_ttc, vat_rate, members_only }) => ({ name, amount_ht, amount_ttc, vat_rate, members_only }))
      : [],
    has_waiting_list: event.has_waiting_list,
    sisters: await sistersOf({ db, tenant, now }, event),
    admission: await admissionTo(context, event),
    indicators: await indicatorsOf(context, event),
    is_led: await isConfirmedPartner(db, event.id, context.actor.user_id),
    seller: event.is_payable && paramsOf(tenant).sells_to_consumers ? await fromAbove().sellerOf(context, event.id) : null,
    colours: event.themes.find(({ is_visible, colours }) => is_visible && Object.keys(colours).length > 0)?.colours ?? {},
  }
}

const nameOfUser = async (db: Queries, id: number | null): Promise<string | null> => {
  const user =
    id === null ? undefined : await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', id).executeTakeFirst()
  return user ? fullName(user) : null
}
const nameOfCompany = async (db: Queries, id: number | null): Promise<string | null> =>
  id === null ? null : ((await db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null)

/** An event as those who build it read it, with the marks of its steps. */
export async function presentRecord(db: Queries, event: EventFacts, now: Date): Promise<EventRecord> {
  const facts = await publicationFacts(db, event)
  const gaps = missingForPublication(facts, now)
  const { tenant_id: _tenant, search: _search, is_boosted: _boosted, referent_mail: _mail, site_url: _site, ...shown } = event
  return {
    ...shown,
    ...presentationOf(event),
    image: imageOf(event),
    image_source: sourceOf(event),
    themes: event.themes.map(({ name }) => name),
    cancel_scale: CancelScale.parse(event.cancel_scale),
    terms: await ownTermsOf(db, event),
    criteria_mode: event.criteria_mode === 'any' ? 'any' : 'all',
    criteria: await criteriaOf(db, event.id),
    reviewer_ids: await reviewersOf(db, event.id),
    availability: availabilityAt(event, now),
    responsible_name: await nameOfUser(db, event.responsible_id),
    company_name: await nameOfCompany(db, event.company_id),
    location_name: (await locationOf(db, event.location_id))?.name ?? null,
    marks: stepMarks(offeredSteps, gaps, facts),
    gaps,
    delegations: await delegationsOf(db, event.id),
  }
}
