import type { Context } from '../../../platform/context.ts'
import { trace } from '../../traces/index.ts'
import { log } from './queue.ts'

type Asking = { user_id: number; registration_id?: number }
type Request = { event_id: number; asked_by: number; people: readonly Asking[]; at_least: number }

/** A new request at the end of a waiting list. */
export async function writeRequest(context: Context, { event_id, asked_by, people, at_least }: Request): Promise<number> {
  const { db, now } = context
  const { id } = await db
    .insertInto('waiting_list_entries')
    .values({ event_id, asked_by, at_least, joined_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('waiting_list_people')
    .values(people.map((person, rank) => ({ entry_id: id, event_id, rank, ...person })))
    .execute()
  await log(context, 'joined', [{ event_id, entry_id: id, needs: at_least, places: people.length }])
  await trace(context, { action: 'join_waiting_list', event_id, info: String(people.length) })
  return id
}
