import * as z from 'zod/mini'
import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { labels } from '../kernel/labels.ts'
import { rewordable } from '../kernel/rewording.ts'

/**
 * Task status: its key is what is stored and what travels, its code is the display code.
 * `error` is an automatic work that could not finish; no task is ever stored so.
 */
export const taskStatus = rewordable(
  'task',
  { fr: '{task.pl:cap}', en: '{task.pl:cap}' },
  catalogue({
    todo: { code: 0, label: labels.inProgress, tone: 'info', next: ['done', 'cancelled'] },
    done: { code: 5, label: { fr: 'Fait{task.e}', en: 'Done' }, tone: 'success' },
    error: { code: 7, label: { fr: 'Erreur', en: 'Error' }, tone: 'danger' },
    cancelled: { code: 9, label: { fr: 'Annulé{task.e}', en: 'Cancelled' }, tone: 'neutral' },
  }),
)

/** What a task may be, as stored and as sent. */
export const storedStatus = z.enum(['todo', 'done', 'cancelled'] satisfies KeyOf<typeof taskStatus>[])
export type TaskStatus = z.output<typeof storedStatus>
