import { needsOf, type QueuedRequest } from '@kxo/domain/registrations/waiting/allocation'
import { type WaitingDecision, waitingDecision, waitingState } from '@kxo/domain/registrations/waiting/waiting-status'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'

export type Queued = QueuedRequest & { asked_by: number; served: number }

const code = waitingState.codeOf

/** The requests of an event with somebody still waiting, first come first. */
export const readQueue = (db: Queries, event_id: number): Promise<Queued[]> => readQueues(db, [event_id])

/** The same of several events: each keeps its own order. */
export async function readQueues(db: Queries, events: readonly number[]): Promise<(Queued & { event_id: number })[]> {
  type Row = { id: number; event_id: number; asked_by: number; at_least: number; people: number; served: number }
  const { rows } = await sql<Row>`
    select e.id, e.event_id, e.asked_by, e.at_least,
           count(*) filter (where p.state = ${code('waiting')})::int as people,
           count(*) filter (where p.state in (${code('offered')}, ${code('placed')}))::int as served
      from waiting_list_entries e
      join waiting_list_people p on p.tenant_id = e.tenant_id and p.entry_id = e.id
     where e.tenant_id = current_tenant() and e.event_id = any(${[...events]}::bigint[])
     group by e.id, e.event_id, e.asked_by, e.at_least
    having count(*) filter (where p.state = ${code('waiting')}) > 0
     order by e.id`.execute(db)
  return rows.map((row) => ({ ...row, needs: needsOf(row) }))
}

/** The counter of an event, locked: every decision on its waiting list is taken behind it, one after the other. */
export const lockPlaces = (db: Queries, event_id: number) =>
  db.selectFrom('event_places').selectAll().where('event_id', '=', event_id).forUpdate().executeTakeFirst()

type Line = { event_id: number; entry_id: number; user_id?: number; places?: number; needs?: number; reason?: string | null }

/** Remembers what was decided of a request. */
export async function log({ db, actor, now }: Context, kind: WaitingDecision, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  await db
    .insertInto('waiting_list_log')
    .values(lines.map((line) => ({ ...line, kind: waitingDecision.codeOf(kind), by_user_id: actor.user_id, at: now })))
    .execute()
}
