import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrongFormat'))

export const FreeDate = z.object({
  spans: z.array(z.object({ start_at: wire.instant, end_at: wire.instant })),
  room: z.nullable(z.object({ id: wire.id, name: z.string(), location_name: z.string() })),
})
export type FreeDate = z.output<typeof FreeDate>

export const findingContract = {
  freeDates: endpoint({
    method: 'GET',
    path: '/clients/:client/planning/free-dates/',
    summary: 'The first working days on which people, a room and what it needs are free together',
    params: inClient,
    query: z
      .object({
        from: wire.day,
        starts: z._default(z.optional(time), '09:00'),
        ends: z._default(z.optional(time), '17:30'),
        days: z._default(wire.integer.check(z.minimum(1, 'min'), z.maximum(10, 'max')), 1),
        partners: z.optional(wire.list(wire.id).check(z.maxLength(20, 'tooMany'))),
        /** That room; else any that seats enough and has what is needed; none at all where it is held online. */
        room: z.optional(wire.id),
        capacity: z.optional(wire.integer.check(z.minimum(1, 'min'))),
        equipment: z.optional(z.string().check(z.maxLength(120))),
        without_room: z._default(wire.flag, false),
      })
      .check(z.refine(({ starts, ends }) => starts < ends, { error: 'endBeforeStart', path: ['ends'] })),
    response: z.array(FreeDate),
  }),
}
