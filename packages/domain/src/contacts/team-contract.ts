import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { email } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

/** What a company had one of its people follow, as its referent's list shows it. */
export const TeamFigures = z.object({
  /** Whole events of the calendar year, confirmed or attended. */
  events_of_year: z.int(),
  /** Minutes of the half-days of the year they were at, lateness taken off (FOR-31). */
  minutes_of_year: z.int(),
  next_date: z.nullable(wire.instant),
  /** Registrations that wait for the person: to answer, to complete, to pay. */
  to_do: z.int(),
})
export type TeamFigures = z.output<typeof TeamFigures>

export const teamContract = {
  requestAttachment: endpoint({
    method: 'POST',
    path: '/clients/:client/users/attachments/',
    summary: 'Ask that the person of a mail join one’s company; the same answer whether it is known or not',
    params: inClient,
    body: z.object({ mail: email }),
    response: z.object({ done: z.literal(true) }),
    status: 202,
  }),
}
