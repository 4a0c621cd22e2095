import { refuse } from '@kxo/domain/kernel/errors'
import type { locationsContract, Room } from '@kxo/domain/locations/contract'
import { locationsErrors } from '@kxo/domain/locations/errors'
import { may } from '@kxo/domain/locations/permissions'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import { type Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { roomColumns } from './queries.ts'

async function refuseTakenName(db: Queries, location_id: number, name: string, except: number | null): Promise<void> {
  const taken = await db
    .selectFrom('rooms')
    .select('id')
    .where('location_id', '=', location_id)
    .where('name', '=', name)
    .$if(except !== null, (query) => query.where('id', '<>', except as number))
    .executeTakeFirst()
  if (taken) refuse(locationsErrors.roomNameTaken, {}, [{ field: 'name', message: 'duplicate' }])
}

export const addRoom: Verb<typeof locationsContract.addRoom> = async (context, { params, body }) => {
  authorize(may.writeLocations(context.actor))
  found(await context.db.selectFrom('locations').select('id').where('id', '=', params.id).forUpdate().executeTakeFirst())
  await refuseTakenName(context.db, params.id, body.name, null)
  const room: Room = await context.db
    .insertInto('rooms')
    .values({ location_id: params.id, ...body })
    .returning(roomColumns)
    .executeTakeFirstOrThrow()
  // The closures of the place hold for its new room too.
  await sql`insert into room_blocks (location_id, room_id, start_at, end_at, reason, is_closure)
    select distinct location_id, ${room.id}::bigint, start_at, end_at, reason, true from room_blocks
     where tenant_id = current_tenant() and location_id = ${params.id} and is_closure and end_at > ${context.now}`.execute(context.db)
  await trace(context, { action: 'create_room', subject_id: params.id, info: room.name })
  return room
}

export const changeRoom: Verb<typeof locationsContract.changeRoom> = async (context, { params, body }) => {
  authorize(may.writeLocations(context.actor))
  await refuseTakenName(context.db, params.id, body.name, params.room)
  const room = await context.db
    .updateTable('rooms')
    .set(body)
    .where('id', '=', params.room)
    .where('location_id', '=', params.id)
    .returning(roomColumns)
    .executeTakeFirst()
  await trace(context, { action: 'update_room', subject_id: params.id, change: body })
  return found(room)
}

/** @throws 409 while a slot uses the room */
export const removeRoom: Verb<typeof locationsContract.removeRoom> = async (context, { params }) => {
  authorize(may.deleteLocations(context.actor))
  const { db } = context
  const room = found(
    await db.selectFrom('rooms').select('name').where('id', '=', params.room).where('location_id', '=', params.id).executeTakeFirst(),
  )
  if (await db.selectFrom('slots').select('id').where('room_id', '=', params.room).limit(1).executeTakeFirst())
    refuse(locationsErrors.roomUsed)
  await db.deleteFrom('rooms').where('id', '=', params.room).execute()
  await trace(context, { action: 'delete_room', subject_id: params.id, info: room.name })
  return { done: true as const }
}
