import { addDays, dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import type { TaskFields } from '@kxo/domain/tasks/contract'
import { closeTask, createTask } from '../src/modules/tasks/index.ts'
import type { Context } from '../src/platform/context.ts'
import { userNamed } from './seed-event.ts'

const day = 86_400_000

const written = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})

/** What the team of the training body has to do: two late tasks, some to come, a note, one done, one cancelled. */
export async function seedTasks(context: Context): Promise<void> {
  const claire = await userNamed(context, 'admin')
  const aicha = await userNamed(context, 'consultant')
  const hugo = await userNamed(context, 'readonly')
  const julien = await userNamed(context, 'user')
  const event = await context.db.selectFrom('events').select('id').where('is_active', '=', true).orderBy('start_date').executeTakeFirst()
  const event_id = event?.id ?? null
  /** Someone writes a task, so many days ago. */
  const write = (author: number, daysAgo: number, task: TaskFields): Promise<number> =>
    createTask({ ...context, now: new Date(context.now.getTime() - daysAgo * day), actor: { ...context.actor, user_id: author } }, task)
  const zone = context.tenant.time_zone
  const on = (days: number, time: string): Date => instantInZone(addDays(dayInZone(context.now, zone), days), time, zone)

  const done = await write(claire!, 8, {
    label: 'Envoyer le programme à l’intervenante',
    event_id,
    todo_user_id: aicha!,
    todo_date: on(-5, '17:00'),
  })
  const dropped = await write(claire!, 8, { label: 'Réserver l’auditorium', todo_user_id: claire!, todo_date: on(4, '12:00') })
  await write(aicha!, 6, {
    label: 'Relancer l’OPCO pour la prise en charge',
    user_id: julien!,
    event_id,
    todo_user_id: claire!,
    todo_date: on(-2, '00:30'),
    detail: written('Il manque l’accord de prise en charge.', 'Joindre le programme et le devis signé.'),
  })
  const closedAt = { ...context, now: on(-4, '10:00') }
  await closeTask({ ...closedAt, actor: { ...context.actor, user_id: aicha! } }, done, 'done')
  await closeTask({ ...closedAt, actor: { ...context.actor, user_id: claire! } }, dropped, 'cancelled')
  await write(claire!, 3, { label: 'Confirmer la salle et le déjeuner', event_id, todo_user_id: claire!, todo_date: on(-1, '18:00') })
  await write(aicha!, 1, { label: 'Préparer les émargements de la session', event_id, todo_user_id: claire!, todo_date: on(2, '09:00') })
  await write(claire!, 1, { label: 'Rappeler Julien Roux', user_id: julien!, todo_user_id: aicha!, todo_date: on(3, '14:30') })
  await write(claire!, 0, { label: 'Relire la trame d’audit', todo_user_id: hugo!, todo_date: on(5, '11:00') })
  await write(claire!, 0, { todo_user_id: claire!, detail: written('Penser à commander des badges pour la rentrée.') })
}
