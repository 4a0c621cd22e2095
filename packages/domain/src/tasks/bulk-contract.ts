import * as z from 'zod/mini'
import { Outcome } from '../kernel/bulk-preview.ts'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'

/** What is done to several tasks at once. */
export const manyTaskActs = ['done', 'cancelled', 'give', 'postpone'] as const
export type ManyTaskAct = (typeof manyTaskActs)[number]
/** Tasks in one request, at most: a page of the list. */
export const manyTasksLimit = 100

export const ManyTasks = z.object({
  act: z.enum(manyTaskActs),
  ids: z.array(wire.id).check(z.minLength(1), z.maxLength(manyTasksLimit)),
  /** To whom they are given. */
  todo_user_id: z.optional(wire.id),
  /** By how many days they are put off. */
  days: z.optional(z.int().check(z.gte(1), z.lte(365))),
  /** Tells what it would do, and writes nothing. */
  is_preview: z.optional(z.boolean()),
})
export type ManyTasks = z.output<typeof ManyTasks>

export const manyTasksContract = {
  many: endpoint({
    method: 'POST',
    path: '/to-do-list/many/',
    summary: 'Finish, cancel, give or put off several tasks; those it leaves are told with the reason',
    body: z.object({ data: wire.json(ManyTasks) }),
    response: Outcome,
  }),
}
