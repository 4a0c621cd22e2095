import { tasksWords as w } from '@kxo/domain/tasks/words'
import type { Context } from '../../../platform/context.ts'
import { notify } from './notify.ts'

/** Says in the header of a person's space what a message is about. */
export const ring = (context: Context, { to, subject, path }: { to: number; subject: string; path?: string }): Promise<void> =>
  notify(context, { to, type: 'message', label: w.notifyMessage, values: { subject }, ...(path !== undefined && { path }) })
