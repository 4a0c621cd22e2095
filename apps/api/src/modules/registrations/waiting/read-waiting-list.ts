import { may } from '@kxo/domain/registrations/permissions'
import { allocate, needsOf } from '@kxo/domain/registrations/waiting/allocation'
import type { WaitingEntry, waitingContract } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingDecision, waitingState } from '@kxo/domain/registrations/waiting/waiting-status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { readQueue, readQueues } from './queue.ts'

type QueueQuery = { event_id?: number; entry_id?: number; of_user?: number }
type Person = { user: number; first_name: string; last_name: string; state: number; offer_expires_at: string | null }
type Line = {
  at: string
  kind: number
  name: string | null
  places: number | null
  needs: number | null
  reason: string | null
  by_name: string | null
}
type Row = {
  id: number
  event_id: number
  event_title: string
  parent: number | null
  start_date: Date | null
  end_date: Date | null
  time_zone: string
  asked_by: number
  asked_by_name: string
  company_name: string | null
  at_least: number
  joined_at: Date
  people: Person[]
  decisions: Line[]
}
export type Entry = Row & { rank: number | null }

/** The requests of an event, or of all of them, in order, with their people and what was decided of them; those of one person, or one alone. */
export async function entriesOf({ db }: Pick<Context, 'db'>, { event_id, entry_id, of_user }: QueueQuery): Promise<Entry[]> {
  const { rows } = await sql<Row>`
    select e.id, e.event_id, v.title as event_title, v.parent_id as parent, v.start_date, v.end_date, v.time_zone, e.asked_by, u.first_name || ' ' || u.last_name as asked_by_name, c.name as company_name,
           e.at_least, e.joined_at,
           (select jsonb_agg(jsonb_build_object('user', p.user_id, 'first_name', w.first_name, 'last_name', w.last_name, 'state', p.state,
                                                'offer_expires_at', p.offer_expires_at) order by p.rank)
              from waiting_list_people p join users w on w.tenant_id = p.tenant_id and w.id = p.user_id
             where p.tenant_id = e.tenant_id and p.entry_id = e.id) as people,
           (select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'kind', l.kind, 'name', w.first_name || ' ' || w.last_name, 'places', l.places,
                                                'needs', l.needs, 'reason', l.reason, 'by_name', b.first_name || ' ' || b.last_name) order by l.id), '[]')
              from waiting_list_log l
              left join users w on w.tenant_id = l.tenant_id and w.id = l.user_id
              left join users b on b.tenant_id = l.tenant_id and b.id = l.by_user_id
             where l.tenant_id = e.tenant_id and l.entry_id = e.id) as decisions
      from waiting_list_entries e
      join events v on v.tenant_id = e.tenant_id and v.id = e.event_id
      join users u on u.tenant_id = e.tenant_id and u.id = e.asked_by
      left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
     where e.tenant_id = current_tenant() and (${event_id ?? null}::bigint is null or e.event_id = ${event_id ?? null})
       and (${entry_id ?? null}::bigint is null or e.id = ${entry_id ?? null})
       and (${of_user ?? null}::bigint is null or e.asked_by = ${of_user ?? null} or exists (
         select from waiting_list_people p where p.tenant_id = e.tenant_id and p.entry_id = e.id and p.user_id = ${of_user ?? null}))
     order by e.id`.execute(db)
  const queued = await readQueues(db, [...new Set(rows.map((row) => row.event_id))])
  return rows.map((row) => {
    const queue = queued.filter((one) => one.event_id === row.event_id)
    return { ...row, rank: queue.findIndex(({ id }) => id === row.id) + 1 || null }
  })
}

const stateOf = ({ state }: Person) => waitingState.keyOf(state)

/** What leaves of a request. */
export function presentEntry(entry: Entry): WaitingEntry {
  const { people, decisions } = entry
  const waiting = people.filter((person) => stateOf(person) === 'waiting').length
  const served = people.filter((person) => ['offered', 'placed'].includes(stateOf(person))).length
  const offer = people.find((person) => stateOf(person) === 'offered')?.offer_expires_at
  return {
    id: entry.id,
    event: entry.event_id,
    asked_by: entry.asked_by,
    asked_by_name: entry.asked_by_name,
    company_name: entry.company_name,
    rank: entry.rank,
    people: people.map((person) => ({ user: person.user, name: `${person.first_name} ${person.last_name}`, state: stateOf(person) })),
    at_least: entry.at_least,
    needs: needsOf({ at_least: entry.at_least, people: waiting, served }),
    joined_at: entry.joined_at,
    offer_expires_at: offer ? new Date(offer) : null,
    decisions: decisions.map(({ at, kind, ...line }) => ({ ...line, at: new Date(at), kind: waitingDecision.keyOf(kind) })),
  }
}

const isOngoing = ({ people }: Entry): boolean => people.some((person) => waitingState.isIn(stateOf(person), 'isQueued'))

/** One's own requests still going on. */
export const readOwnWaiting: Verb<typeof waitingContract.own> = async (context, { params }) => {
  const { db, actor } = context
  const place = found(await db.selectFrom('event_places').select('waiting').where('event_id', '=', params.id).executeTakeFirst())
  const entries = await entriesOf(context, { event_id: params.id, of_user: found(actor.user_id) })
  return { waiting: place.waiting, entries: entries.filter(isOngoing).map(presentEntry) }
}

/** One's own requests still going on, wherever one waits. */
export const readOwnWaits: Verb<typeof waitingContract.mine> = async (context) => {
  const entries = await entriesOf(context, { of_user: found(context.actor.user_id) })
  return entries.filter(isOngoing).map((entry) => {
    const { event_title, parent, start_date, end_date, time_zone } = entry
    return { ...presentEntry(entry), event_title, parent, start_date, end_date, time_zone }
  })
}

/** The whole list for those who follow registrations, those over last. */
export const readWaitingList: Verb<typeof waitingContract.list> = async (context, { params, query }) => {
  const { db, actor } = context
  authorize(may.list(actor))
  const place = found(await db.selectFrom('event_places').selectAll().where('event_id', '=', params.id).executeTakeFirst())
  const entries = await entriesOf(context, { event_id: params.id })
  return {
    has_waiting_list: place.has_waiting_list,
    waiting: place.waiting,
    entries: [...entries.filter(isOngoing), ...entries.filter((entry) => !isOngoing(entry))].map(presentEntry),
    simulation: query.freed === undefined ? null : allocate(await readQueue(db, params.id), query.freed),
  }
}
