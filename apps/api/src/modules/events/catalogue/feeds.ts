import { undatedWord } from '@kxo/domain/events/catalogue/card-in-words'
import { feedsContract } from '@kxo/domain/events/catalogue/feed-contract'
import type { EventCard } from '@kxo/domain/events/contract'
import { publicEvents, publicPage } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Input } from '@kxo/domain/kernel/contract'
import { formatRange } from '@kxo/domain/kernel/dates'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Context } from '../../../platform/context.ts'
import { routes, type Verb } from '../../../platform/http/serve.ts'
import type { Stream } from '../../../platform/http/stream.ts'
import { type Xml, xml } from '../../../platform/tables/xml.ts'
import { printCatalogue } from '../printing/print-catalogue.ts'
import { readPublicEvent } from '../read-event.ts'
import { listPublicEvents } from './list-events.ts'
import { matchingEvents } from './matching-events.ts'

type CalendarInput = Input<typeof feedsContract.calendar>

/** The most a subscription holds: the soonest. */
const mostEvents = 500

const followedEvents = async (context: Context, { params, query }: CalendarInput): Promise<EventCard[]> =>
  (await matchingEvents((part) => listPublicEvents(context, { params, query: { ...query, ...part } }), mostEvents)).events

/** What a reader must know of events beside their cards. */
async function changesOf({ db }: Context, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('events').select(['id', 'version', 'published_at', 'created_at']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const placeOf = ({ place, town }: Pick<EventCard, 'place' | 'town'>): string => [...new Set([place, town])].filter(Boolean).join(', ')

export type CalendarEntry = {
  uid: string
  sequence: number
  start: Date
  end: Date
  summary: string
  location: string
  url: string
  description?: string
  /** Not yet sure. */
  isTentative?: boolean
}

/** A calendar in UTC, under uids that stay the same at each change; it bears the tenant's name unless it has one of its own. */
export function calendarOf({ tenant, services, now }: Context, entries: readonly CalendarEntry[], name = tenant.label): Stream {
  const { host } = new URL(services.publicUrl())
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    name,
    prodId: { company: 'KXO', product: 'KXO', language: 'FR' },
  })
  for (const { uid, location, description, isTentative, ...entry } of entries)
    calendar.createEvent({
      ...entry,
      id: `${uid}@${host}`,
      stamp: now,
      status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      ...(location && { location }),
      ...(description && { description }),
    })
  // The library leaves the last line open.
  return { content_type: 'text/calendar; charset=utf-8', name: `${tenant.name}.ics`, body: Buffer.from(`${calendar.toString()}\r\n`) }
}

const readCalendar: Verb<typeof feedsContract.calendar> = async (context, input) => {
  const events = await followedEvents(context, input)
  const changes = await changesOf(
    context,
    events.map(({ id }) => id),
  )
  const { tenant, services } = context
  return calendarOf(
    context,
    events.flatMap((event) =>
      event.start_date === null
        ? []
        : [
            {
              uid: `event-${event.id}`,
              sequence: changes.get(event.id)?.version ?? 1,
              start: event.start_date,
              end: event.end_date ?? event.start_date,
              summary: event.title,
              location: placeOf(event),
              url: services.publicUrl() + publicPage(tenant.name, event.url),
              description: event.summary,
            },
          ],
    ),
  )
}

const readEventCalendar: Verb<typeof feedsContract.eventCalendar> = async (context, { params }) => {
  const event = await readPublicEvent(context, { params })
  const { tenant, services } = context
  const sequence = (await changesOf(context, [event.id])).get(event.id)?.version ?? 1
  const whole = event.start_date ? [{ id: 0, start_at: event.start_date, end_at: event.end_date ?? event.start_date, title: '' }] : []
  return calendarOf(
    context,
    (event.slots.length > 0 ? event.slots : whole).map((slot) => ({
      uid: `event-${event.id}-${slot.id}`,
      sequence,
      start: slot.start_at,
      end: slot.end_at,
      summary: slot.title ? `${event.title} – ${slot.title}` : event.title,
      location: event.address ?? placeOf(event),
      url: services.publicUrl() + publicPage(tenant.name, event.url),
    })),
  )
}

const readAtom: Verb<typeof feedsContract.atom> = async (context, input) => {
  const { tenant, services, language, now } = context
  const events = await followedEvents(context, input)
  const changes = await changesOf(
    context,
    events.map(({ id }) => id),
  )
  const origin = services.publicUrl()
  const dated = events
    .map((event) => ({ event, at: changes.get(event.id)?.published_at ?? changes.get(event.id)?.created_at ?? now }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const entries = dated.map(({ event, at }): Xml => {
    const address = origin + publicPage(tenant.name, event.url)
    const dates = event.start_date
      ? formatRange(event.start_date, event.end_date ?? event.start_date, language.locale, { zone: event.time_zone })
      : language.say(undatedWord(event))
    const summary = [dates, placeOf(event), event.summary].filter(Boolean).join(' · ')
    return xml`<entry><title>${event.title}</title><id>${address}</id><link href="${address}"/><updated>${at.toISOString()}</updated><summary>${summary}</summary></entry>`
  })
  const catalogue = origin + publicEvents(tenant.name)
  const feed = xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.locale}"><title>${`${language.say(w.publicTitle)} – ${tenant.label}`}</title><id>${catalogue}</id><link href="${catalogue}"/><author><name>${tenant.label}</name></author><updated>${(dated[0]?.at ?? now).toISOString()}</updated>${entries}</feed>`
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${feed.xml}\n`)
  return { content_type: 'application/atom+xml; charset=utf-8', body }
}

export const feedsRoutes = routes(feedsContract, {
  calendar: readCalendar,
  atom: readAtom,
  print: printCatalogue,
  eventCalendar: readEventCalendar,
})
