import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { helperCheckin } from '@kxo/domain/attendance/paths'
import { may } from '@kxo/domain/attendance/permissions'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { qr } from '../../../platform/qr.ts'
import { printOf, secretKey } from '../../../platform/secret-keys.ts'
import { trace } from '../../traces/index.ts'
import { getSession } from '../queries.ts'

const hour = 3_600_000
/** How long a link lives past the end of its event, and at least. */
const [afterEnd, atLeast] = [12 * hour, 24 * hour]

/** Gives somebody a link nobody can guess, which lives until the event is over; its key is shown once. */
export const giveDoor: Verb<typeof attendanceContract.addHelper> = async (context, { params, body }) => {
  const { db, actor, now, tenant, services } = context
  authorize(may.giveDoor(actor))
  const session = await getSession(db, params.id)
  const key = secretKey()
  const expires_at = new Date(Math.max((session.end_date?.getTime() ?? 0) + afterEnd, now.getTime() + atLeast))
  await db
    .insertInto('door_helpers')
    .values({ event_id: session.id, name: body.name, key_hash: printOf(key), created_by: actor.user_id, created_at: now, expires_at })
    .execute()
  await trace(context, { action: 'give_door', event_id: session.id, info: body.name, change: { expires_at } })
  const address = services.publicUrl() + helperCheckin(tenant.name, key)
  return { address, qr_svg: await qr(address), expires_at }
}
