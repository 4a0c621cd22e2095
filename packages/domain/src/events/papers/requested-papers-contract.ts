import * as z from 'zod/mini'
import { documentKind } from '../../documents/kind.ts'
import { endpoint } from '../../kernel/contract.ts'
import { optionalLines, optionally, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'

/** A paper an event asks people to provide. */
export const RequestedPaper = z.object({
  id: wire.id,
  name: z.string(),
  /** What it is: what the law protects is removed when the event is over (PRV-22). */
  kind: documentKind.wire,
  help: z.string(),
  /** Without it a registration stays to be completed. */
  is_required: z.boolean(),
  /** Somebody looks at it before it counts. */
  is_checked: z.boolean(),
  /** Days before the start by which it is expected. */
  due_days: z.nullable(z.int()),
  /** A place still to be completed without it is given up once that day is over. */
  releases_place: z.boolean(),
  /** A new one, even where one accepted before is still valid. */
  is_each_time: z.boolean(),
})
export type RequestedPaper = z.output<typeof RequestedPaper>

const fields = z.object({
  name: requiredText(120),
  kind: z.optional(documentKind.wire),
  help: optionalLines(500),
  is_required: z._default(z.optional(wire.flag), false),
  is_checked: z._default(z.optional(wire.flag), false),
  due_days: optionally(wire.integer.check(z.minimum(0, 'min'), z.maximum(365, 'max'))),
  releases_place: z._default(z.optional(wire.flag), false),
  is_each_time: z._default(z.optional(wire.flag), false),
})
const inEventPaper = z.object({ client: z.string(), id: wire.id, paper: wire.id })
const stale = ['events', 'guests'] as const

export const requestedPapersContract = {
  requestedPapers: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/requested-papers/',
    summary: 'Papers an event asks for, as who builds it sees them',
    params: inClientWithId,
    response: z.array(RequestedPaper),
  }),
  askPaper: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/requested-papers/',
    summary: 'Ask everyone who registers for a paper',
    params: inClientWithId,
    body: fields,
    response: RequestedPaper,
    status: 201,
  }),
  changeRequestedPaper: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/events/:id/requested-papers/:paper/',
    summary: 'Change what is asked; papers already provided stay',
    params: inEventPaper,
    body: fields,
    response: RequestedPaper,
  }),
  retireRequestedPaper: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/events/:id/requested-papers/:paper/',
    summary: 'Ask for a paper no more; those provided stay among the documents',
    params: inEventPaper,
    response: z.object({ done: z.literal(true) }),
  }),
}
