import { adminEvent } from '@kxo/domain/events/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import { fillPath } from '@kxo/domain/kernel/contract'
import { myPlanning } from '@kxo/domain/partners/paths'
import { planningFeedContract as contract, type FeedSubject } from '@kxo/domain/planning/feed-contract'
import { may } from '@kxo/domain/planning/permissions'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import { apiBase, type Verb } from '../../platform/http/serve.ts'
import { printOf, secretKey } from '../../platform/secret-keys.ts'
import { calendarOf } from '../events/index.ts'
import { trace } from '../traces/index.ts'
import { ownDates } from './own-dates.ts'
import { slotsBetween } from './read-planning.ts'

const columnOf = { partner: 'user_id', room: 'room_id', attendee: 'attendee_id' } as const
const day = 86_400_000
/** A calendar holds what was and what comes: half a year back, a year and a half ahead. */
const [past, ahead] = [180 * day, 540 * day]

/** @throws 403 to whoever may not, 404 without such a partner, room or person */
async function subjectOf({ actor, db }: Context, { subject, id }: { subject: FeedSubject; id: number }) {
  if (subject === 'attendee') {
    authorize(may.followOwnDates(actor, { user_id: id }))
    return columnOf[subject]
  }
  authorize(may.keepFeed(actor, { partner_id: subject === 'partner' ? id : null }))
  found(
    subject === 'partner'
      ? await db.selectFrom('users').select('id').where('id', '=', id).where('is_partner', '=', true).executeTakeFirst()
      : await db.selectFrom('rooms').select('id').where('id', '=', id).executeTakeFirst(),
  )
  return columnOf[subject]
}

export const readFeed: Verb<typeof contract.feed> = async (context, { params }) => {
  const column = await subjectOf(context, params)
  const feed = await context.db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'read_at'])
    .where(column, '=', params.id)
    .executeTakeFirst()
  return feed ?? null
}

/** Makes an address nobody can guess; the former one of the same planning is dead. */
export const openFeed: Verb<typeof contract.open> = async (context, { params }) => {
  const { db, tenant, services, actor } = context
  const column = await subjectOf(context, params)
  const key = secretKey()
  await db.deleteFrom('calendar_feeds').where(column, '=', params.id).execute()
  await db
    .insertInto('calendar_feeds')
    .values({ [column]: params.id, key_hash: printOf(key), created_by: actor.user_id })
    .execute()
  await trace(context, { action: 'open_planning_feed', subject_id: params.id, info: params.subject })
  const path = fillPath(contract.calendar.path, { client: tenant.name })
  return { address: `${services.publicUrl()}${apiBase}${path}?key=${key}` }
}

export const revokeFeed: Verb<typeof contract.revoke> = async (context, { params }) => {
  const column = await subjectOf(context, params)
  await context.db.deleteFrom('calendar_feeds').where(column, '=', params.id).execute()
  await trace(context, { action: 'revoke_planning_feed', subject_id: params.id, info: params.subject })
  return { done: true as const }
}

/** What the holder of a secret address reads: slots without anybody's name. @throws 404 once revoked, or when whom it is about may no longer sign in */
export const readCalendar: Verb<typeof contract.calendar> = async (context, { query }) => {
  const { db, now, services } = context
  const feed = found(
    await db
      .selectFrom('calendar_feeds as feed')
      .leftJoin('users', (join) =>
        join.onRef('users.tenant_id', '=', 'feed.tenant_id').on('users.id', '=', sql<number>`coalesce(feed.user_id, feed.attendee_id)`),
      )
      .leftJoin('rooms', (join) => join.onRef('rooms.tenant_id', '=', 'feed.tenant_id').onRef('rooms.id', '=', 'feed.room_id'))
      .select([
        'feed.id',
        'feed.user_id',
        'feed.room_id',
        'feed.attendee_id',
        'users.first_name',
        'users.last_name',
        'users.status',
        'rooms.name as room_name',
      ])
      .where('feed.key_hash', '=', printOf(query.key))
      .executeTakeFirst(),
  )
  if (feed.status !== null && accountStatus.codesOf('suspended', 'disabled', 'deleted').includes(feed.status)) found(undefined)
  await db.updateTable('calendar_feeds').set({ read_at: now }).where('id', '=', feed.id).execute()
  const period = { from: new Date(now.getTime() - past), to: new Date(now.getTime() + ahead) }
  const name = feed.room_name ?? `${feed.first_name} ${feed.last_name}`
  if (feed.attendee_id !== null) return calendarOf(context, await ownDates(context, feed.attendee_id, period), name)
  const slots = await slotsBetween(db, {
    ...period,
    partner: feed.user_id ?? undefined,
    room: feed.room_id ?? undefined,
  })
  const rooms = new Map(
    (
      await db
        .selectFrom('rooms')
        .innerJoin('locations', (join) =>
          join.onRef('locations.tenant_id', '=', 'rooms.tenant_id').onRef('locations.id', '=', 'rooms.location_id'),
        )
        .select(['rooms.id', 'rooms.name', 'locations.name as location'])
        .execute()
    ).map(({ id, name, location }) => [id, `${name}, ${location}`]),
  )
  const entries = slots.map((slot) => ({
    uid: `slot-${slot.id}`,
    sequence: 0,
    start: slot.start_at,
    end: slot.end_at,
    summary: slot.parent_title ? `${slot.parent_title} – ${slot.title}` : slot.title,
    location: rooms.get(slot.room_id ?? 0) ?? '',
    url: services.publicUrl() + (feed.user_id ? myPlanning() : adminEvent(slot.event_id)),
    isTentative: feed.user_id !== null && slot.partners.some(({ user_id, status }) => user_id === feed.user_id && status === 'inProgress'),
  }))
  return calendarOf(context, entries, name)
}
