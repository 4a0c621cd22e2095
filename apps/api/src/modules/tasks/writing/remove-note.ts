import type { tasksContract } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import { titleOf } from '@kxo/domain/tasks/rules'
import { authorize, found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { liveNews } from '../notifications/notify.ts'
import { lockTask } from '../queries.ts'

/** Takes a note away with what was told of it; the journal keeps that it was. @throws 409 when something else follows it */
export const removeNote: Verb<typeof tasksContract.removeNote> = async (context, { params }) => {
  const { db, actor } = context
  const note = found(await lockTask(db, actor, params.id))
  authorize(may.removeNote(actor, note))
  await db.deleteFrom('tasks').where('id', '=', note.id).execute()
  await trace(context, { action: 'delete_note', info: titleOf(note) ?? '', event_id: note.event_id })
  await publish(context, { to: [note.todo_user_id], kind: liveNews.tasks })
  return { done: true as const }
}
