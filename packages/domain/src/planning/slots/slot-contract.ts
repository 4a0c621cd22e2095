import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { periodFields } from '../contract.ts'

/** A slot of an event or of an activity, with its names in place of its numbers. */
export const SlotLine = z.object({
  id: wire.id,
  start_at: wire.instant,
  end_at: wire.instant,
  /** The whole event, and what the slot is called in it. */
  event_title: z.string(),
  label: z.string(),
  room: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Who holds it, in the order of names. */
  partners: z.nullable(z.string()),
  people: z.int(),
  is_published: z.boolean(),
})
export type SlotLine = z.output<typeof SlotLine>

export const slotsContract = {
  slots: endpoint({
    method: 'GET',
    path: '/clients/:client/planning/slots/',
    summary: 'The slots of a period, one a line; of the seven days to come unless told',
    params: inClient,
    query: z.object({
      ...listQuery,
      from: z.optional(periodFields.from),
      to: z.optional(periodFields.to),
      location: z.optional(wire.id),
      theme: z.optional(z.string().check(z.maxLength(120))),
    }),
    response: listOf(SlotLine),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
}
