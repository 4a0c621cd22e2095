import { eventNature } from '@kxo/domain/events/nature'
import { accountStatus } from '@kxo/domain/identity/status'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import type { Blocked, PartnerRow, PlannedSlot, planningContract, RoomRow } from '@kxo/domain/planning/contract'
import { may } from '@kxo/domain/planning/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'

type PlanningQuery = {
  from: Date
  to: Date
  partner?: number | undefined
  event?: number | undefined
  location?: number | undefined
  theme?: string | undefined
  slot?: number | undefined
  room?: number | undefined
}

const model = eventNature.codeOf('model')
/** The place of a slot: that of its room, else of its event. */
export const placeOfSlot = sql<number>`coalesce(r.location_id, e.location_id, above.location_id)`

/** Slots that touch a period, of events that stand. */
export const plannedSlots = (db: Queries, { from, to, location, theme }: Pick<PlanningQuery, 'from' | 'to' | 'location' | 'theme'>) =>
  db
    .selectFrom('slots as s')
    .innerJoin('events as e', (join) => join.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.event_id'))
    .leftJoin('events as above', (join) => join.onRef('above.tenant_id', '=', 'e.tenant_id').onRef('above.id', '=', 'e.parent_id'))
    .leftJoin('event_places as seats', (join) =>
      join
        .onRef('seats.tenant_id', '=', 'e.tenant_id')
        .on('seats.event_id', '=', sql`case when e.enrolment = 1 then e.parent_id else e.id end`),
    )
    .leftJoin('rooms as r', (join) => join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.id', '=', 's.room_id'))
    .where('e.cancelled_at', 'is', null)
    .where('e.nature', '<>', model)
    .where(sql<boolean>`s.start_at < ${to} and s.end_at > ${from}`)
    .$if(location !== undefined, (query) => query.where(sql<boolean>`${placeOfSlot} = ${location}`))
    .$if(theme !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from event_themes own join themes t on t.tenant_id = own.tenant_id and t.id = own.theme_id
        where own.tenant_id = e.tenant_id and own.event_id in (e.id, e.parent_id) and t.name = ${theme})`),
    )

/** What every planned slot is called, and how many come; an activity everybody attends counts the people of its event. */
export const slotFacts = [
  sql<string>`coalesce(above.title, e.title)`.as('event_title'),
  sql<string>`concat_ws(' – ', case when above.id is not null then e.title end, nullif(s.title, ''))`.as('label'),
  sql<boolean>`coalesce(above.is_active, e.is_active)`.as('is_published'),
  sql<number>`coalesce(seats.taken, 0)`.as('people'),
] as const

export async function slotsBetween(db: Queries, planning: PlanningQuery): Promise<PlannedSlot[]> {
  const { partner, event, slot, room } = planning
  const rows = await plannedSlots(db, planning)
    .select([
      's.id',
      's.event_id',
      's.start_at',
      's.end_at',
      's.room_id',
      's.changed_at',
      'e.parent_id',
      'above.title as parent_title',
      'e.is_online',
    ])
    .select(slotFacts)
    .select([
      sql<string>`case when s.title = '' then e.title else e.title || ' – ' || s.title end`.as('title'),
      sql<string | null>`(select t.name from event_themes own join themes t on t.tenant_id = own.tenant_id and t.id = own.theme_id
        where own.tenant_id = e.tenant_id and own.event_id in (e.id, e.parent_id) order by own.event_id = e.id desc, own.rank limit 1)`.as(
        'theme',
      ),
      sql<number | null>`coalesce(e.responsible_id, above.responsible_id)`.as('responsible_id'),
      'seats.max_participants as max_people',
    ])
    .$if(slot !== undefined, (query) => query.where('s.id', '=', slot as number))
    .$if(room !== undefined, (query) => query.where('s.room_id', '=', room as number))
    .$if(event !== undefined, (query) => query.where(sql<boolean>`(e.id = ${event} or e.parent_id = ${event})`))
    .$if(partner !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from slot_partners own where own.tenant_id = s.tenant_id and own.slot_id = s.id and own.user_id = ${partner})`,
      ),
    )
    .orderBy('s.start_at')
    .orderBy('s.id')
    .execute()
  const staff = await staffOf(db, planning)
  return rows.map((row) => ({ ...row, partners: staff.get(row.id) ?? [] }))
}

/** Who holds the slots of a period, by slot, with the status of their part. */
async function staffOf(
  db: Queries,
  { from, to, slot }: Pick<PlanningQuery, 'from' | 'to' | 'slot'>,
): Promise<Map<number, PlannedSlot['partners']>> {
  const rows = await db
    .selectFrom('slot_partners as held')
    .innerJoin('slots as s', (join) => join.onRef('s.tenant_id', '=', 'held.tenant_id').onRef('s.id', '=', 'held.slot_id'))
    .leftJoin('event_partners as part', (join) =>
      join
        .onRef('part.tenant_id', '=', 's.tenant_id')
        .onRef('part.event_id', '=', 's.event_id')
        .onRef('part.user_id', '=', 'held.user_id')
        .on('part.status', '<>', partnerStatus.codeOf('deleted')),
    )
    .select(['held.slot_id', 'held.user_id', 'part.id as assignment_id', 'part.status'])
    .where(sql<boolean>`held.start_at < ${to} and held.end_at > ${from}`)
    .$if(slot !== undefined, (query) => query.where('held.slot_id', '=', slot as number))
    .orderBy('held.user_id')
    .execute()
  const staff = new Map<number, PlannedSlot['partners']>()
  for (const { slot_id, user_id, assignment_id, status } of rows) {
    const known = staff.get(slot_id) ?? []
    // A person who has two parts in an event stands once on its slots.
    if (!known.some((one) => one.user_id === user_id))
      staff.set(slot_id, [...known, { user_id, assignment_id, status: partnerStatus.keyOf(status ?? 0) }])
  }
  return staff
}

/** Everyone who may be planned, in the order of names. */
async function partnerRows(db: Queries, partner: number | undefined, kind: number | undefined): Promise<PartnerRow[]> {
  const rows = await db
    .selectFrom('users as u')
    .select(['u.id', sql<string>`u.first_name || ' ' || u.last_name`.as('name')])
    .select([
      sql<number[]>`array(select p.kind from partners p where p.tenant_id = u.tenant_id and p.user_id = u.id
        and p.status = ${partnerStatus.codeOf('validated')} order by 1)`.as('kinds'),
      sql<string[]>`array(select distinct t.name from partners p
        join partner_skills own on own.tenant_id = p.tenant_id and own.partner_id = p.id
        join themes t on t.tenant_id = own.tenant_id and t.id = own.theme_id
        where p.tenant_id = u.tenant_id and p.user_id = u.id and p.status = ${partnerStatus.codeOf('validated')} order by 1)`.as('skills'),
    ])
    .where('u.is_partner', '=', true)
    .where('u.status', '<>', accountStatus.codeOf('deleted'))
    .$if(partner !== undefined, (query) => query.where('u.id', '=', partner as number))
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .execute()
  return rows
    .filter(({ kinds }) => kind === undefined || kinds.includes(kind))
    .map(({ kinds, ...row }) => ({ ...row, kinds: kinds.map((code) => partnerKind.keyOf(code)) }))
}

/** Rooms, those of archived places left out: a slot may still stand in one, but none is planned there. */
export const roomRows = (
  db: Queries,
  { location, withArchived = false }: { location?: number | undefined; withArchived?: boolean } = {},
): Promise<RoomRow[]> =>
  db
    .selectFrom('rooms')
    .innerJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'rooms.tenant_id').onRef('locations.id', '=', 'rooms.location_id'),
    )
    .select(['rooms.id', 'rooms.name', 'rooms.capacity', 'rooms.margin_before', 'rooms.margin_after'])
    .select(['locations.id as location_id', 'locations.name as location_name'])
    .$if(!withArchived, (query) => query.where('locations.archived_at', 'is', null))
    .$if(location !== undefined, (query) => query.where('locations.id', '=', location as number))
    .orderBy('locations.name')
    .orderBy('rooms.name')
    .execute()

const blockedTimes = (
  db: Queries,
  table: 'partner_unavailabilities' | 'room_blocks',
  { from, to }: Pick<PlanningQuery, 'from' | 'to'>,
): Promise<Blocked[]> =>
  db
    .selectFrom(table)
    .select(['id', 'start_at', 'end_at', 'reason'])
    .select(sql<number>`${sql.ref(table === 'room_blocks' ? 'room_id' : 'user_id')}`.as('of'))
    .where(sql<boolean>`start_at < ${to} and end_at > ${from}`)
    .orderBy('start_at')
    .execute()

/** @throws 404 for an event, a partner or a place of nobody */
export const readPlanning: Verb<typeof planningContract.read> = async ({ actor, db }, { query }) => {
  authorize(may.seePlanning(actor))
  const { kind, ...filters } = query
  if (filters.event !== undefined) found(await db.selectFrom('events').select('id').where('id', '=', filters.event).executeTakeFirst())
  const partners = await partnerRows(db, filters.partner, kind && partnerKind.codeOf(kind))
  if (filters.partner !== undefined) found(partners[0])
  return {
    slots: await slotsBetween(db, filters),
    partners,
    rooms: await roomRows(db, { location: filters.location }),
    away: await blockedTimes(db, 'partner_unavailabilities', filters),
    closed: await blockedTimes(db, 'room_blocks', filters),
  }
}
