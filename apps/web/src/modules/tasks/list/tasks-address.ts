import { newTask, scopeParameter, tabParameter, taskParameter, taskScopes, taskTabs } from '@kxo/domain/tasks/paths'
import * as z from 'zod/mini'
import { oneOf, textThat } from '../../../ui/navigation/address-schema.ts'

/** Lists that come back stand beside the tasks of the admin space. */
export const listTabs = [...taskTabs, 'models'] as const

/** The tab of the tasks, whose they are in the admin space, and the one opened over them. */
export const tasksAddress = z.object({
  [tabParameter]: oneOf(listTabs),
  [scopeParameter]: oneOf(taskScopes),
  [taskParameter]: textThat((text) => text === newTask || /^[1-9]\d{0,14}$/.test(text)),
})

/** The task an address opens: a new one for whoever may write it. */
export const openedIn = (task: string | undefined, mayCreate: boolean): number | 'new' | null => {
  if (task === newTask) return mayCreate ? 'new' : null
  return task === undefined ? null : Number(task)
}
