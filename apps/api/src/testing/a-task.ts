import type { TaskFields } from '@kxo/domain/tasks/contract'
import { createTask } from '../modules/tasks/index.ts'
import type { TenantWorld } from './world.ts'

/** A task written by the product for someone; `minutesLate` makes it late. */
export async function aTask(
  tenant: TenantWorld,
  todo_user_id: number,
  { minutesLate, ...fields }: TaskFields & { minutesLate?: number } = {},
): Promise<number> {
  const id = await tenant.asMachine((context) => createTask(context, { label: 'Rappeler', todo_user_id, ...fields }))
  if (minutesLate !== undefined)
    await tenant.inTenant((db) =>
      db
        .updateTable('tasks')
        .set({ todo_date: new Date(Date.now() - minutesLate * 60_000) })
        .where('id', '=', id)
        .execute(),
    )
  return id
}
