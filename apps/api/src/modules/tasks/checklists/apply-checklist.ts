import { dueFor } from '@kxo/domain/tasks/checklists/checklist'
import type { checklistContract, PlannedTask } from '@kxo/domain/tasks/checklists/checklist-contract'
import { may } from '@kxo/domain/tasks/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { lockEvent } from '../../events/index.ts'
import { createTask } from '../writing/create-task.ts'
import { findChecklist, itemsOf } from './checklists.ts'

type Applied = { event: number; checklist: number }

/** What a list gives an event, line by line. @throws 404 */
async function planned({ db, now }: Context, { event: id, checklist }: Applied) {
  const list = found(await findChecklist(db, checklist))
  const event = found(
    await db.selectFrom('events').select(['start_date', 'end_date', 'time_zone', 'responsible_id']).where('id', '=', id).executeTakeFirst(),
  )
  const there = await db
    .selectFrom('tasks')
    .select('checklist_item')
    .where('event_id', '=', id)
    .where('checklist_item', 'is not', null)
    .execute()
  const keys = new Set(there.map(({ checklist_item }) => checklist_item))
  const tasks = itemsOf(list).map((item): PlannedTask => {
    const due = dueFor(item, event, now)
    return { key: item.key, label: item.label, due: due?.at ?? null, state: keys.has(item.key) ? 'present' : due?.isLate ? 'late' : 'new' }
  })
  return { tasks, responsible: event.responsible_id }
}

export const planChecklist: Verb<typeof checklistContract.plan> = async (context, { params }) => {
  authorize(may.useChecklists(context.actor))
  return planned(context, { event: params.id, checklist: params.checklist })
}

/** Gives the event the tasks it has not yet, each told to the one who must do it; two at once give them once. @throws 403, 404, 422 */
export const applyChecklist: Verb<typeof checklistContract.apply> = async (context, { params, body }) => {
  authorize(may.useChecklists(context.actor) && may.create(context.actor))
  await lockEvent(context, params.id)
  const { tasks } = await planned(context, { event: params.id, checklist: params.checklist })
  const missing = tasks.filter(({ state }) => state !== 'present')
  for (const { key, label, due } of missing)
    await createTask(
      context,
      { label, event_id: params.id, todo_user_id: body.todo_user_id, ...(due && { todo_date: due }) },
      { checklist_item: key },
    )
  return { added: missing.length }
}
