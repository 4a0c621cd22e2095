import { refuse } from '@kxo/domain/kernel/errors'
import { videosErrors } from '@kxo/domain/videos/errors'
import { isPossible, isWhole, lengthOf, merged, within } from '@kxo/domain/videos/watching/played'
import type { watchingContract } from '@kxo/domain/videos/watching-contract'
import { sql } from 'kysely'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { presentProgress, storedParts, type ViewRow, watchedBy } from './own-video.ts'

type Contract = typeof watchingContract

/** Someone who comes back after so long watches once more. */
const awayMs = 30 * 60_000
/** A page left and opened again goes on counting from what it counted last: its last words may come after it opened. */
const graceMs = 60_000

/** From now on what the caller plays is counted. @throws 404, 409 for who does not follow the event */
export const openVideo: Verb<Contract['open']> = async (context, { params }) => {
  const { video, event_id, isRecorded } = await watchedBy(context, params.id)
  if (!isRecorded) refuse(videosErrors.notFollowing)
  const { now } = context
  const row = await context.db
    .insertInto('video_views')
    .values({ video_id: video.id, event_id, user_id: found(context.actor.user_id), first_at: now, last_at: now, counted_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'video_id', 'event_id', 'user_id']).doUpdateSet({
        views: sql<number>`video_views.views + (video_views.last_at < ${new Date(now.getTime() - awayMs)})::int`,
        counted_at: sql<Date>`case when video_views.counted_at > ${new Date(now.getTime() - graceMs)} then video_views.counted_at else ${now}::timestamptz end`,
        last_at: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentProgress(row)
}

/**
 * Adds what was played to what is known: told twice it counts once, and no more than can have been played since it was last counted.
 * @throws 404 before it was opened, 409 for more than passed
 */
export const recordProgress: Verb<Contract['report']> = async (context, { params, body }) => {
  const { video, event_id, document } = await watchedBy(context, params.id)
  const { db, actor, now } = context
  const key = { video_id: video.id, event_id, user_id: found(actor.user_id) }
  const view: ViewRow = found(
    await db
      .selectFrom('video_views')
      .selectAll()
      .where((where) => where.and(key))
      .forUpdate()
      .executeTakeFirst(),
  )
  const before = storedParts(view.parts)
  const parts = merged([...before, ...within(body.parts, video.seconds)])
  const added = lengthOf(parts) - lengthOf(before)
  if (!isPossible(added, now.getTime() - view.counted_at.getTime())) refuse(videosErrors.tooFast)
  const whole_at = view.whole_at ?? (isWhole(parts, video.seconds) ? now : null)
  const after = await db
    .updateTable('video_views')
    .set({
      parts: JSON.stringify(parts),
      seconds: Math.floor(lengthOf(parts)),
      position: Math.min(body.position, video.seconds ?? body.position),
      last_at: now,
      counted_at: now,
      whole_at,
    })
    .where((where) => where.and(key))
    .returningAll()
    .executeTakeFirstOrThrow()
  if (whole_at && !view.whole_at)
    await trace(context, { action: 'watch_video', subject_id: video.id, event_id, user_id: key.user_id, info: document.name })
  return presentProgress(after)
}
