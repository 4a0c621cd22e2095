import type { locationsContract } from '@kxo/domain/locations/contract'
import { may } from '@kxo/domain/locations/permissions'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { refuseTakenRoom } from './find-rooms.ts'
import { roomsOf } from './queries.ts'

/** Closes a place, or blocks one of its rooms. @throws 409 naming what is planned there meanwhile */
export const block: Verb<typeof locationsContract.block> = async (context, { params, body }) => {
  authorize(may.writeLocations(context.actor))
  const { db } = context
  found(await db.selectFrom('locations').select('id').where('id', '=', params.id).forUpdate().executeTakeFirst())
  const room_id = body.room_id ?? null
  const rooms = (await roomsOf(db, params.id)).filter(({ id }) => room_id === null || id === room_id)
  found(rooms[0])
  const { start_at, end_at, reason } = body
  for (const { id } of rooms) await refuseTakenRoom(context, id, { from: start_at, to: end_at })
  const rows = await db
    .insertInto('room_blocks')
    .values(rooms.map(({ id }) => ({ location_id: params.id, room_id: id, start_at, end_at, reason, is_closure: room_id === null })))
    .returning('id')
    .execute()
  await trace(context, { action: 'block_room', subject_id: params.id, change: body })
  return { id: found(rows[0]).id, room_id, start_at, end_at, reason }
}

/** Opens again; a closure opens every room. */
export const unblock: Verb<typeof locationsContract.unblock> = async (context, { params }) => {
  authorize(may.writeLocations(context.actor))
  const { db } = context
  const { start_at, end_at, reason, is_closure } = found(
    await db
      .selectFrom('room_blocks')
      .select(['start_at', 'end_at', 'reason', 'is_closure'])
      .where('id', '=', params.block)
      .where('location_id', '=', params.id)
      .forUpdate()
      .executeTakeFirst(),
  )
  const closed = db.deleteFrom('room_blocks').where('location_id', '=', params.id)
  await (is_closure
    ? closed.where('is_closure', '=', true).where('start_at', '=', start_at).where('end_at', '=', end_at).where('reason', '=', reason)
    : closed.where('id', '=', params.block)
  ).execute()
  await trace(context, { action: 'unblock_room', subject_id: params.id, change: { start_at, end_at, reason } })
  return { done: true as const }
}
