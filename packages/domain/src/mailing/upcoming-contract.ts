import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

/** A mail that will leave if nothing changes: nothing of it is written yet. */
export const UpcomingMail = z.object({
  moment: z.string(),
  occurrence: z.string(),
  due_at: wire.instant,
  user: wire.id,
  name: z.string(),
  recipient: z.string(),
  event: z.nullable(wire.id),
  event_title: z.nullable(z.string()),
  is_suspended: z.boolean(),
})
export type UpcomingMail = z.output<typeof UpcomingMail>

const one = z.object({ moment: z.string().check(z.maxLength(60)), occurrence: z.string().check(z.maxLength(120)) })
const done = z.object({ done: z.literal(true) })
const stale = ['mails'] as const

export const upcomingContract = {
  upcoming: endpoint({
    method: 'GET',
    path: '/clients/:client/mails/upcoming/',
    summary: 'What will leave in the next thirty days, to whom and when',
    params: inClient,
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size, event: z.optional(wire.id) }),
    response: z.object({ results: z.array(UpcomingMail), count: z.int() }),
  }),
  suspendMail: endpoint({
    method: 'POST',
    path: '/clients/:client/mails/upcoming/suspension/',
    summary: 'Stop one coming mail, or let it leave again',
    params: inClient,
    body: z.object({ ...one.shape, is_suspended: wire.flag }),
    response: done,
    stale,
  }),
  sendMailNow: endpoint({
    method: 'POST',
    path: '/clients/:client/mails/upcoming/sending/',
    summary: 'Send one coming mail now',
    params: inClient,
    body: one,
    response: done,
    stale,
  }),
}
