import type { Assignment, assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { partnerKind } from '@kxo/domain/partners/kind'
import { may } from '@kxo/domain/partners/permissions'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'

type SlotRow = { id: number; title: string; start_at: string; end_at: string; room: string | null }
/** Slots held, or of the whole event once the part has ended. */
const slotRows = sql<SlotRow[] | null>`(
  select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'start_at', h.start_at, 'end_at', h.end_at, 'room', r.name) order by h.start_at)
    from slot_partners h join slots s on s.tenant_id = h.tenant_id and s.id = h.slot_id
    left join rooms r on r.tenant_id = s.tenant_id and r.id = s.room_id
   where h.tenant_id = p.tenant_id and h.user_id = p.user_id and s.event_id = p.event_id)`

/** The parts of a person, or one of them, the nearest first. */
export async function assignmentsOf({ db }: Context, user_id: number, id: number | null = null): Promise<Assignment[]> {
  const rows = await db
    .selectFrom('event_partners as p')
    .innerJoin('events', (join) => join.onRef('events.tenant_id', '=', 'p.tenant_id').onRef('events.id', '=', 'p.event_id'))
    .leftJoin('locations', (join) =>
      join.onRef('locations.tenant_id', '=', 'events.tenant_id').onRef('locations.id', '=', 'events.location_id'),
    )
    .leftJoin('event_places as seats', (join) =>
      join.onRef('seats.tenant_id', '=', 'events.tenant_id').onRef('seats.event_id', '=', 'events.id'),
    )
    .leftJoin('users as contact', (join) =>
      join.onRef('contact.tenant_id', '=', 'events.tenant_id').onRef('contact.id', '=', 'events.responsible_id'),
    )
    .select(['p.id', 'p.event_id', 'p.kind', 'p.status', 'p.role_title', 'p.fee', 'p.refusal_reason'])
    .select(['events.title', 'events.url', 'events.start_date', 'events.end_date', 'events.time_zone'])
    .select([
      sql<string>`coalesce(locations.name, events.town, '')`.as('place'),
      sql<boolean>`events.cancelled_at is not null`.as('is_cancelled'),
      sql<number>`coalesce(seats.taken, 0)`.as('people'),
      sql<string | null>`contact.first_name || ' ' || contact.last_name`.as('contact_name'),
      'contact.mail as contact_mail',
      slotRows.as('slots'),
    ])
    .where('p.user_id', '=', user_id)
    .$if(id !== null, (query) => query.where('p.id', '=', id as number))
    .orderBy('events.start_date')
    .orderBy('p.id')
    .limit(500)
    .execute()
  return rows.map(({ slots, kind, status, ...row }) => ({
    ...row,
    kind: partnerKind.keyOf(kind),
    status: partnerStatus.keyOf(status),
    slots: (slots ?? []).map((slot) => ({ ...slot, start_at: new Date(slot.start_at), end_at: new Date(slot.end_at) })),
  }))
}

/** One part of a person. @throws 404 */
export const getAssignment = async (context: Context, user_id: number, id: number): Promise<Assignment> =>
  found((await assignmentsOf(context, user_id, id))[0])

export const readAssignments: Verb<typeof assignmentsContract.mine> = async (context) => {
  authorize(may.followOwnPlanning(context.actor))
  return assignmentsOf(context, found(context.actor.user_id))
}
