import { dayInZone } from '@kxo/domain/kernel/dates'
import type { Context } from '../../../platform/context.ts'
import { tellLate } from './tell-people.ts'

/** Reminds each late task's person, once per task and day of the tenant's zone, however often it runs. */
export async function remindLateTasks(context: Context): Promise<void> {
  const today = dayInZone(context.now, context.tenant.time_zone)
  const late = await context.db
    .updateTable('tasks')
    .set({ reminded_on: today })
    .where('status', '=', 'todo')
    .where('todo_date', '<', context.now)
    .where((eb) => eb.or([eb('reminded_on', 'is', null), eb('reminded_on', '<', today)]))
    .returningAll()
    .execute()
  for (const task of late) await tellLate(context, task, today)
}
