import { attendanceWords } from '@kxo/domain/attendance/words'
import { eventOfClient } from '@kxo/domain/events/paths'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../platform/context.ts'
import type { CalendarEntry } from '../events/index.ts'
import { attendedHalfDays } from '../registrations/index.ts'

type Period = { from: Date; to: Date }

/** What a person attends in a period, for their calendar: the half-days of their registrations, else the dates of the event; tentative until it is confirmed. */
export async function ownDates(
  { db, tenant, services, language }: Context,
  user_id: number,
  { from, to }: Period,
): Promise<CalendarEntry[]> {
  const registrations = await db
    .selectFrom('registrations')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .leftJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
    )
    .select(['registrations.id', 'registrations.status', 'events.id as event_id', 'events.title', 'events.is_online', 'events.town'])
    .select(['events.start_date', 'events.end_date', 'locations.name as location', 'locations.town as location_town'])
    .where('registrations.user_id', '=', user_id)
    .where('registrations.status', 'in', registrationStatus.codesIn('holdsPlace'))
    .where('events.cancelled_at', 'is', null)
    .where('events.start_date', '<', to)
    .where('events.end_date', '>', from)
    .orderBy('events.start_date')
    .orderBy('registrations.id')
    .execute()
  const halfDaysOf = await attendedHalfDays(
    db,
    registrations.map(({ id }) => id),
  )
  const online = language.say(attendanceWords.online)
  return registrations.flatMap(({ id, status, event_id, title, is_online, town, start_date, end_date, location, location_town }) => {
    const place = [location, location_town ?? town].filter(Boolean).join(', ')
    const whole = { sequence: 0, summary: title, url: services.publicUrl() + eventOfClient(tenant.name, event_id) }
    const isTentative = !registrationStatus.isIn(registrationStatus.keyOf(status), 'isExpected')
    const halfDays = halfDaysOf(id)
    if (halfDays.length === 0 && start_date && end_date)
      return [
        {
          ...whole,
          uid: `registration-${id}`,
          start: start_date,
          end: end_date,
          location: is_online && !place ? online : place,
          isTentative,
        },
      ]
    return halfDays.map((half) => ({
      ...whole,
      uid: `registration-${id}-${half.id}`,
      start: half.start_at,
      end: half.end_at,
      summary: [title, half.activity, half.title].filter(Boolean).join(' – '),
      location: [half.room_name, half.is_online && !half.place ? online : half.place].filter(Boolean).join(', '),
      isTentative,
    }))
  })
}
