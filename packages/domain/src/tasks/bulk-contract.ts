import * as z from 'zod/mini'
import { Outcome } from '../kernel/bulk-preview.ts'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'

/** What is done to several tasks at once. */
export const bulkTaskActs = ['done', 'cancelled', 'give', 'postpone'] as const
export type BulkTaskAct = (typeof bulkTaskActs)[number]
/** Tasks in one request, at most: a page of the list. */
export const bulkTasksLimit = 100

export const BulkTasks = z.object({
  act: z.enum(bulkTaskActs),
  ids: z.array(wire.id).check(z.minLength(1), z.maxLength(bulkTasksLimit)),
  /** To whom they are given. */
  todo_user_id: z.optional(wire.id),
  /** By how many days they are put off. */
  days: z.optional(z.int().check(z.gte(1), z.lte(365))),
  /** Tells what it would do, and writes nothing. */
  is_preview: z.optional(z.boolean()),
})
export type BulkTasks = z.output<typeof BulkTasks>

export const bulkTasksContract = {
  many: endpoint({
    method: 'POST',
    path: '/to-do-list/many/',
    summary: 'Finish, cancel, give or put off several tasks; those it leaves are told with the reason',
    body: z.object({ data: wire.json(BulkTasks) }),
    response: Outcome,
  }),
}
