import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import { printOf } from '../../../platform/secret-keys.ts'

const seenEveryMs = 60_000

/** The helper a key is of. @throws 404 unknown, 409 revoked or over */
export async function helperOf({ db, now }: Context, key: string, grace = 0) {
  const helper = found(
    await db
      .selectFrom('door_helpers')
      .select(['id', 'name', 'event_id', 'expires_at', 'revoked_at', 'last_seen_at'])
      .where('key_hash', '=', printOf(key))
      .executeTakeFirst(),
  )
  if (helper.revoked_at || helper.expires_at.getTime() + grace <= now.getTime()) refuse(attendanceErrors.doorOver)
  if (!helper.last_seen_at || now.getTime() - helper.last_seen_at.getTime() > seenEveryMs)
    await db.updateTable('door_helpers').set({ last_seen_at: now }).where('id', '=', helper.id).execute()
  return helper
}
