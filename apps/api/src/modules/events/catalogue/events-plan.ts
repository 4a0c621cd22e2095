import type { eventsContract } from '@kxo/domain/events/contract'
import { forEachFlag } from '@kxo/domain/events/general-flags'
import { eventList } from '@kxo/domain/events/list'
import type { Input } from '@kxo/domain/kernel/contract'
import { sql } from 'kysely'
import { holds, type ListPlan } from '../../../platform/lists/list-filters.ts'
import { planOf } from '../../../platform/lists/list-of.ts'
import { fromAbove, type RegistrationCodes, registrationCodes } from '../dependencies.ts'
import { availabilitySql, isBoosted, noPartner, placeName } from '../queries.ts'
import { themeNames } from '../themes/event-themes.ts'

type PublicQuery = Input<typeof eventsContract.publicList>['query']

export const responsibleName = sql<string | null>`(select first_name || ' ' || last_name from users where users.id = events.responsible_id)`
export const entityName = sql<string | null>`(select name from entities where entities.id = events.entity_id)`
const partnerNames = sql<string | null>`(select string_agg(distinct concat_ws(' ', u.first_name, u.last_name), ', ') from event_partners p
  join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
  where p.tenant_id = events.tenant_id and p.event_id = events.id and p.status <> ${sql.lit(noPartner)})`
const roomNames = sql<
  string | null
>`(select string_agg(distinct rooms.name, ', ') from slots join rooms on rooms.tenant_id = slots.tenant_id and rooms.id = slots.room_id
  where slots.tenant_id = events.tenant_id and slots.event_id = events.id)`
const shownFirst = sql`(events.is_displayed_first or ${isBoosted})`
export const registeredAs = (status: keyof RegistrationCodes) =>
  sql<number>`(select count(*) from registrations r where r.event_id = events.id and r.status = ${sql.lit(registrationCodes()[status])})`

/** How the working list of events is searched, filtered and sorted. */
export const eventsPlan = (): ListPlan =>
  planOf(
    eventList,
    {
      title: 'events.title',
      code: 'events.code',
      nature: 'events.nature',
      start_date: 'events.start_date',
      end_date: 'events.end_date',
      limit_date: 'events.limit_date',
      subtitle: 'events.subtitle',
      level: 'events.level',
      languages: { at: sql`array_to_string(events.languages, ', ')` },
      town: 'events.town',
      place: { at: placeName },
      responsible_name: { at: responsibleName },
      availability: { at: availabilitySql },
      type_formation: 'events.type_formation',
      ...forEachFlag((flag) => `events.${flag}`),
      onboarding: 'events.onboarding',
      price: { at: sql`coalesce(${lowestPrice}, 0)`, isSortedByReading: true },
      taken: 'event_places.taken',
      max_participants: 'event_places.max_participants',
      to_validate: { at: registeredAs('toValidate') },
      to_complete: { at: registeredAs('toComplete') },
      entity_name: { at: entityName },
      themes: { at: sql`array_to_string(${themeNames}, ', ')` },
      partner_names: { at: partnerNames },
      room_names: { at: roomNames },
      has_unsigned: { at: fromAbove().leftToDo.hasUnsigned },
      has_to_invoice: { at: fromAbove().leftToDo.hasToInvoice },
      import_id: 'events.import_id',
    },
    {
      fields: {
        is_online: { at: sql`events.is_online`, kind: 'flag' },
        is_displayed_first: { at: shownFirst, kind: 'flag' },
        minutes: { at: sql`events.minutes`, kind: 'number' },
      },
      search: sql`events.search`,
      sort: 'start_date',
      id: sql`events.id`,
    },
  )

/** A catalogue shows first what its tenant displays first and what is paid for, then by date. */
export const catalogue = ({ sort, q }: Pick<PublicQuery, 'sort' | 'q'> = {}): ListPlan => ({
  ...eventsPlan(),
  lead: sort === 'relevance' && q ? sql`(${holds(sql`searchable(events.title)`, q)}) desc` : sql`${shownFirst} desc`,
})

/** The lowest price anyone pays, tax included, in cents; nothing when free. */
const lowestPrice = sql`(select min(prices.amount_ht * (10000 + prices.vat_rate)) / 10000 from prices
  where prices.event_id = events.id and events.is_payable and prices.retired_at is null and prices.profile_code is null and not prices.members_only)`
