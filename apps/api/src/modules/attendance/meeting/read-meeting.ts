import { programmeOfDay, type RoomMoment, roomAt } from '@kxo/domain/attendance/meeting'
import type { Meeting, meetingContract } from '@kxo/domain/attendance/meeting-contract'
import { may } from '@kxo/domain/attendance/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingsOf } from '../../tenants/index.ts'
import { confirmedPartners, fullName, getSession, isConfirmedPartner, peopleOf, slotsOf } from '../queries.ts'
import { meetingDetails } from './meeting-details.ts'
import { meetingDocuments } from './meeting-documents.ts'
import { hasRoom, isEmbedded } from './room-address.ts'

/** Seconds the room stays open to a token after the half-day, for who finishes a sentence. */
export const graceMs = 30 * 60_000

/** What the caller is to a video meeting, and the half-day it is at. @throws 403, 404 without the feature or when the event is not held online */
export async function meetingFor(context: Context, id: number) {
  const { db, tenant, actor, now } = context
  const session = await getSession(db, id)
  found(settingsOf(tenant).features.includes('visio') && session.is_online && !session.cancelled_at ? session : undefined)
  const people = await peopleOf(db, id)
  const own = people.find(({ user_id }) => user_id === actor.user_id)
  const is_partner = await isConfirmedPartner(db, id, actor.user_id)
  authorize(may.enterMeeting(actor, { is_partner, is_expected: own !== undefined }))
  const role: Meeting['role'] = own ? 'participant' : is_partner ? 'partner' : 'organiser'
  const slots = await slotsOf(db, id)
  const room = roomAt(slots, { now, zone: session.time_zone, isLeading: role !== 'participant' })
  const moment: RoomMoment = room ? room.moment : 'ended'
  const since = room ? new Date(room.slot.start_at.getTime() - 12 * 3_600_000) : session.start_date
  const entries = new Map(since ? (await visitorsOf(db, session.id, since)).map((one) => [one.user_id, one]) : [])
  const details = await meetingDetails(db, session)
  const hasHost = [...entries.keys()].some((entered) => !people.some(({ user_id }) => user_id === entered))
  const waits_for_host = details.waits && role === 'participant' && !hasHost
  return { session, people, own, role, slots, room, moment, entries, details, waits_for_host }
}

/** Who entered since an instant, when they first did, and when they left unless they are in. */
const visitorsOf = (db: Context['db'], event_id: number, since: Date) =>
  db
    .selectFrom('meeting_entries as entry')
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'entry.tenant_id').onRef('users.id', '=', 'entry.user_id'))
    .select(['entry.user_id', fullName.as('name'), sql<Date>`min(entry.entered_at)`.as('entered_at')])
    .select(sql<Date | null>`case when bool_and(entry.left_at is not null) then max(entry.left_at) end`.as('left_at'))
    .where('entry.event_id', '=', event_id)
    .where('entry.entered_at', '>=', since)
    .groupBy(['entry.user_id', 'users.first_name', 'users.last_name'])
    .orderBy('entered_at')
    .execute()

/** The name a person bears in the room. */
export const nameOf = async (db: Context['db'], user_id: number): Promise<string> =>
  (await db.selectFrom('users').select(fullName.as('name')).where('id', '=', user_id).executeTakeFirstOrThrow()).name

/** Who leads: its partners, else whoever answers for the event. */
async function hostsOf(db: Context['db'], { id, responsible_id }: { id: number; responsible_id: number | null }): Promise<string[]> {
  const partners = (await confirmedPartners(db, id)).map(({ name }) => name)
  if (partners.length > 0 || responsible_id === null) return partners
  return (await db.selectFrom('users').select(fullName.as('name')).where('id', '=', responsible_id).execute()).map(({ name }) => name)
}

export const readMeeting: Verb<typeof meetingContract.meeting> = async (context, { params }) => {
  const { db, actor } = context
  const { session, people, role, slots, room, moment, entries, details, waits_for_host } = await meetingFor(context, params.id)
  const { phone, equipment, instructions } = details
  const visitOf = (user: number | null) => (user === null ? undefined : entries.get(user))
  return {
    title: session.title,
    role,
    slot: room ? { title: room.slot.title, start_at: room.slot.start_at, end_at: room.slot.end_at } : null,
    moment,
    opens_at: room?.opens_at ?? null,
    has_room: hasRoom(context, session),
    is_embedded: isEmbedded(context, session),
    name: await nameOf(db, found(actor.user_id)),
    entered_at: visitOf(actor.user_id)?.entered_at ?? null,
    hosts: await hostsOf(db, session),
    waits_for_host,
    present: [...entries.values()].filter(({ user_id, left_at }) => user_id !== actor.user_id && !left_at).map(({ name }) => name),
    programme: room
      ? programmeOfDay(slots, room.slot.start_at, session.time_zone).map(({ title, start_at, end_at }) => ({ title, start_at, end_at }))
      : [],
    documents: (await meetingDocuments(context, session)).map(({ id, name, size }) => ({ id, name, size })),
    phone,
    equipment,
    instructions,
    people:
      role === 'participant'
        ? null
        : people.map(({ id, name, user_id }) => {
            const visit = visitOf(user_id)
            return { id, name, entered_at: visit?.entered_at ?? null, left_at: visit?.left_at ?? null }
          }),
  }
}
