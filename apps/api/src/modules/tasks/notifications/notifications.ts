import { notificationLimits, type tasksContract } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import { authorize, found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { presentNotification } from '../present.ts'
import { liveNews } from './notify.ts'

/** What the caller was told lately. */
export const listNotifications: Verb<typeof tasksContract.notifications> = async ({ db, actor, now, language }) => {
  authorize(may.readNotifications(actor))
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'type', 'label', 'created_at', 'read_at', 'task_id', 'path'])
    .where('user_id', '=', found(actor.user_id))
    .where('created_at', '>', new Date(now.getTime() - notificationLimits.days * 86_400_000))
    .orderBy('id', 'desc')
    .limit(notificationLimits.count)
    .execute()
  return rows.map((row) => presentNotification(row, language))
}

/** Marks the caller's as read, all or those up to one; their other open pages follow. */
export const readNotifications: Verb<typeof tasksContract.readNotifications> = async (context, { body }) => {
  const { db, actor, now } = context
  authorize(may.readNotifications(actor))
  const read = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', found(actor.user_id))
    .where('read_at', 'is', null)
    .$if(body.up_to !== undefined, (some) => some.where('id', '<=', found(body.up_to)))
    .returning('id')
    .execute()
  if (read.length > 0) await publish(context, { to: [found(actor.user_id)], kind: liveNews.notifications })
  return { done: true as const }
}
