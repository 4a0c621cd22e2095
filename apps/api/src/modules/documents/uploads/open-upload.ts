import { type Context, found } from '../../../platform/context.ts'

/** An upload of the caller's own that may still go on. @throws 404 */
export const openUpload = async ({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>, id: number) =>
  found(
    await db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', id)
      .where('created_by', '=', actor.user_id ?? 0)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  )

export const presentUpload = ({ id, size, received, expires_at }: Awaited<ReturnType<typeof openUpload>>) => ({
  id,
  size: Number(size),
  received: Number(received),
  expires_at,
})
