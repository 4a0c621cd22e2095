import { feedsContract } from '@kxo/domain/events/catalogue/feed-contract'
import { eventNature, onboarding, trainingKind } from '@kxo/domain/events/nature'
import { adminEvent, event as eventPage } from '@kxo/domain/events/paths'
import { scheduleText } from '@kxo/domain/events/schedule-text'
import { addressAt } from '@kxo/domain/identity/paths'
import { fillPath } from '@kxo/domain/kernel/contract'
import { dayInZone, formatDate, formatRange } from '@kxo/domain/kernel/dates'
import { actionNature } from '@kxo/domain/mailing/merging/action-nature-legal'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { MailAttachment, MailRequest } from '../../platform/mail.ts'
import { keepFile } from '../documents/index.ts'
import type { FieldSource, MailingParts, RowSource } from '../mailing/index.ts'
import { calendarOf } from './catalogue/feeds.ts'
import { placeName } from './queries.ts'
import { eventsReminders } from './reminders.ts'
import { attachSyllabus } from './syllabus/print-syllabus.ts'

/** Kinds of events a mail template may be written for. */
const eventKinds = trainingKind.keys.map((key) => ({ key: String(trainingKind.codeOf(key)), label: trainingKind.labelOf(key) }))

const eventAddress = (tenant: string, id: number): string => addressAt(tenant, eventPage(id))

/** The half-days of the event a mail is about, or its dates, as a calendar file. */
async function calendarFile(context: Context, { event_id }: MailRequest): Promise<MailAttachment[]> {
  if (!event_id) return []
  const event = await context.db
    .selectFrom('events')
    .leftJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
    )
    .select(['events.title', 'events.start_date', 'events.end_date', 'events.version'])
    .select(sql<string>`concat_ws(', ', coalesce(locations.name, ''), nullif(coalesce(locations.town, events.town), ''))`.as('place'))
    .where('events.id', '=', event_id)
    .executeTakeFirst()
  if (!event?.start_date) return []
  const slots = await context.db
    .selectFrom('slots')
    .select(['id', 'start_at', 'end_at'])
    .where('event_id', '=', event_id)
    .orderBy('start_at')
    .execute()
  const whole = [{ id: 0, start_at: event.start_date, end_at: event.end_date ?? event.start_date }]
  const { body } = calendarOf(
    context,
    (slots.length > 0 ? slots : whole).map((slot) => ({
      uid: `event-${event_id}-${slot.id}`,
      sequence: event.version,
      start: slot.start_at,
      end: slot.end_at,
      summary: event.title,
      location: event.place.replace(/^, /, ''),
      url: context.services.publicUrl() + eventAddress(context.tenant.name, event_id),
    })),
  )
  const file = { name: 'agenda.ics', content_type: 'text/calendar' }
  return [{ ...file, file_id: await keepFile(context, { ...file, bytes: body as Uint8Array }) }]
}

/** When an event meets: its half-days, else its own bounds when it lasts a day. */
const fields: FieldSource = async ({ db, tenant, services }, { event_id }, locale) => {
  if (event_id === null) return {}
  const rows = await db
    .selectFrom('events')
    .leftJoin('slots', (join) => join.onRef('slots.tenant_id', '=', 'events.tenant_id').onRef('slots.event_id', '=', 'events.id'))
    .select([
      'events.start_date',
      'events.end_date',
      'events.time_zone',
      'events.is_training',
      'events.is_vae',
      'events.onboarding',
      'events.is_active',
      'slots.start_at',
      'slots.end_at',
    ])
    .where('events.id', '=', event_id)
    .execute()
  const [event] = rows
  if (!event) return {}
  const { start_date, end_date, time_zone: zone } = event
  const halfDays = rows.flatMap(({ start_at, end_at }) => (start_at && end_at ? [{ start_at, end_at }] : []))
  const isOneDay = start_date && end_date && dayInZone(start_date, zone) === dayInZone(end_date, zone)
  const whole = isOneDay ? [{ start_at: start_date, end_at: end_date }] : []
  const nature = actionNature(event)
  const isPublic = event.is_active && ['public', 'openToAll'].includes(onboarding.keyOf(event.onboarding))
  return {
    'event.schedule': scheduleText(halfDays.length > 0 ? halfDays : whole, locale, zone),
    'event.action_nature': nature ? nature[locale] : '',
    'link.calendar': isPublic
      ? `${services.publicUrl()}/api${fillPath(feedsContract.eventCalendar.path, { client: tenant.name, id: event_id })}`
      : '',
  }
}

/** Each half-day of the event a mail is about. */
const slotRows: RowSource = async ({ db }, { event_id }, locale) => {
  if (!event_id) return []
  const slots = await db
    .selectFrom('slots')
    .innerJoin('events', (join) => join.onRef('events.tenant_id', '=', 'slots.tenant_id').onRef('events.id', '=', 'slots.event_id'))
    .leftJoin('rooms', (join) => join.onRef('rooms.tenant_id', '=', 'slots.tenant_id').onRef('rooms.id', '=', 'slots.room_id'))
    .select(['slots.start_at', 'slots.end_at', 'slots.title', 'rooms.name as room', 'events.time_zone as zone'])
    .where('slots.event_id', '=', event_id)
    .orderBy('slots.start_at')
    .orderBy('slots.id')
    .execute()
  return slots.map(({ start_at, end_at, title, room, zone }) => ({
    'slot.date': formatDate(start_at, locale, { zone, style: 'long' }),
    'slot.hours': formatRange(start_at, end_at, locale, { zone }),
    'slot.title': title,
    'slot.room': room ?? '',
  }))
}

/** Each activity of the event a mail is about that still takes place. */
const activityRows: RowSource = async ({ db }, { event_id }, locale) => {
  if (!event_id) return []
  const activities = await db
    .selectFrom('events')
    .select(['title', 'start_date', 'end_date', 'time_zone as zone', placeName.as('place')])
    .where('parent_id', '=', event_id)
    .where('nature', '=', eventNature.codeOf('activity'))
    .where('archived_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('start_date')
    .orderBy('id')
    .execute()
  return activities.map(({ title, start_date, end_date, zone, place }) => ({
    'activities.title': title,
    'activities.hours': start_date ? formatRange(start_date, end_date ?? start_date, locale, { zone }) : '',
    'activities.place': place ?? '',
  }))
}

export const eventsMailingParts: MailingParts = {
  reminders: eventsReminders,
  eventKinds,
  eventAddress,
  pages: { event: adminEvent },
  fields: [fields],
  rows: { slot: slotRows, activities: activityRows },
  attachments: { calendar: calendarFile, programme: attachSyllabus },
}
