import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { slotStates } from '../rules.ts'

/** Minutes a person followed, by calendar year, this one first. */
export const YearlyHours = z.object({ years: z.array(z.object({ year: z.int(), minutes: z.int() })) })
export type YearlyHours = z.output<typeof YearlyHours>

/** A half-day a person attends, as their record shows it. */
export const PersonHalfDay = z.object({
  slot: wire.id,
  event: wire.id,
  event_title: z.string(),
  start_at: wire.instant,
  end_at: wire.instant,
  state: z.enum(slotStates),
  /** Minutes followed; null while nothing proves any. */
  minutes: z.nullable(z.int()),
  minutes_late: z.int(),
  signed_at: z.nullable(wire.instant),
})
export type PersonHalfDay = z.output<typeof PersonHalfDay>

export const personEndpoints = {
  ownHours: endpoint({
    method: 'GET',
    path: '/clients/:client/own-hours/',
    summary: 'Hours the caller followed this year and the two before',
    params: inClient,
    response: YearlyHours,
  }),
  personHours: endpoint({
    method: 'GET',
    path: '/clients/:client/contacts/:id/hours/',
    summary: 'Hours a person followed this year and the two before',
    params: inClientWithId,
    response: YearlyHours,
  }),
  personHalfDays: endpoint({
    method: 'GET',
    path: '/clients/:client/contacts/:id/half-days/',
    summary: 'Half-days a person attends, with what proves each and the minutes followed',
    params: inClientWithId,
    query: z.object(listQuery),
    response: listOf(PersonHalfDay),
  }),
}
