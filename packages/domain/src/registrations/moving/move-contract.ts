import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { requiredLines } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { retainedGrounds } from '../cancelling/retained-rate.ts'
import { Registration } from '../detail/registration.ts'

/** What was chosen, given or used at the date left, and what becomes of it at another. */
export const carriedKinds = ['activity', 'option', 'paper', 'promo'] as const
/** `absent`: nothing answers it there; `full`: nothing is left of it; `closed`: it is there and not for them, or no longer. */
export const carriedOutcomes = ['follows', 'absent', 'full', 'closed'] as const
export const Carried = z.object({
  kind: z.enum(carriedKinds),
  name: z.string(),
  quantity: z.int(),
  outcome: z.enum(carriedOutcomes),
})
export type Carried = z.output<typeof Carried>

/** Another date of the same training or series, and what going there comes to. Cents, tax included. */
export const MoveDate = z.object({
  event: wire.id,
  start_date: wire.instant,
  end_date: z.nullable(wire.instant),
  time_zone: z.string(),
  place: z.nullable(z.string()),
  is_online: wire.flag,
  /** Null without a maximum. */
  places_left: z.nullable(z.int()),
  price: wire.money,
  /** What is left to pay, or given back, once what was paid is counted. */
  due: wire.money,
  refund: wire.money,
  /** The same for each who pays, where a funder pays a part; the person has no name (FOR-51). Empty where one pays all. */
  shares: z.array(z.object({ name: z.nullable(z.string()), due: wire.money, refund: wire.money })),
  carried: z.array(Carried),
  /** Groups of activities in which nothing follows: one may be chosen while moving. */
  to_choose: z.array(
    z.object({ group: z.string(), activities: z.array(z.object({ id: wire.id, title: z.string(), places_left: z.nullable(z.int()) })) }),
  ),
})
export type MoveDate = z.output<typeof MoveDate>

/** What changing to another date comes to now, before it is confirmed. */
export const MoveTerms = z.object({
  /** Until when the person may do it by themselves; null without a limit. */
  limit: z.nullable(wire.instant),
  is_open: wire.flag,
  rate: z.int(),
  ground: z.enum(retainedGrounds),
  fee: wire.money,
  paid: wire.money,
  /** Who pays in place of the person: everything, or a part beside them (FOR-51). */
  payer: z.nullable(z.object({ name: z.string(), is_whole: wire.flag })),
  dates: z.array(MoveDate),
})
export type MoveTerms = z.output<typeof MoveTerms>

/** What is chosen where nothing follows. */
const activities = z.optional(wire.list(wire.id).check(z.maxLength(50)))

export const moveContract = {
  readMoveTerms: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/dates/',
    summary: 'The other dates a registration may move to, and what each comes to',
    access: 'link',
    params: inClientWithId,
    /** Without what is kept of the price, for those who follow registrations; with what is chosen there, which may have a price of its own. */
    query: z.object({ is_fee_waived: z.optional(wire.flag), activities }),
    response: MoveTerms,
  }),
  moveDate: endpoint({
    stale: ['guests', 'events', 'bills'],
    method: 'POST',
    path: '/clients/:client/guests/:id/dates/',
    summary: 'Move a registration to another date: the place there first, then the one here comes free',
    access: 'link',
    params: inClientWithId,
    body: z.object({
      event: wire.id,
      /** What the person read: another amount is asked about again. */
      fee: z.optional(wire.money),
      due: z.optional(wire.money),
      is_fee_waived: z.optional(wire.flag),
      /** Why nothing is kept; needed to keep nothing. */
      waiver_reason: z.optional(requiredLines(500)),
      activities,
    }),
    response: Registration,
  }),
}
