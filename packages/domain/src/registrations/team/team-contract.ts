import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { registrationStatus } from '../status.ts'

/** Dates told at once, and people named on each. */
export const mostDates = 5
export const mostNamed = 4

/** A date to come where people of a company are expected: how many stand where, and the first of them by name. */
export const TeamDate = z.object({
  event: wire.id,
  event_title: z.string(),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  time_zone: z.string(),
  town: z.nullable(z.string()),
  is_online: wire.flag,
  people: z.int(),
  names: z.array(z.string()),
  counts: z.array(z.object({ status: registrationStatus.wire, count: z.int() })),
})
export type TeamDate = z.output<typeof TeamDate>

export const teamContract = {
  dates: endpoint({
    method: 'GET',
    path: '/clients/:client/team-dates/',
    summary: 'The next dates of a referent’s own people',
    params: inClient,
    response: z.array(TeamDate),
  }),
}
