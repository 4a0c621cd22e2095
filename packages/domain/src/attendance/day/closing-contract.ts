import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { requiredLines } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'

const Person = { registration: wire.id, name: z.string(), company_name: z.nullable(z.string()) }

/** Where the attendance of an event stands at the end of a day. */
export const Closing = z.object({
  expected: z.int(),
  came: z.int(),
  /** Half-days that are over; null for an event without any. */
  half_days: z.nullable(z.int()),
  /** Of whom nothing says that they came: the half-days that are over and hold nothing. */
  missing: z.array(z.object({ ...Person, half_days: z.int() })),
  absent: z.array(z.object(Person)),
  locked_at: z.nullable(wire.instant),
  /** When its sheet may be locked; null without half-days. */
  lockable_at: z.nullable(wire.instant),
})
export type Closing = z.output<typeof Closing>

/** People one call may name. */
export const mostClosed = 1000
const registrations = wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(mostClosed, 'tooMany'))

export const closingEndpoints = {
  closing: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/closing/',
    summary: 'Who came and who did not, before the absences of the half-days that are over are recorded',
    params: inClientWithId,
    response: Closing,
  }),
  closeDay: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/closing/',
    summary: 'Record the absence of people at the half-days that are over and hold nothing of them, saying why',
    params: inClientWithId,
    body: z.object({ registrations, reason: requiredLines(500) }),
    response: z.object({ count: z.int() }),
  }),
  undoClosing: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/closing/undo/',
    summary: 'Take back absences that closing a day recorded',
    params: inClientWithId,
    body: z.object({ registrations }),
    response: z.object({ count: z.int() }),
  }),
}
