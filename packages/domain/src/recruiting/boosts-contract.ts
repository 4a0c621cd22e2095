import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { vatReason } from '../kernel/vat.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { boostState } from './boost-state.ts'

/** A product of the tenant that shows an offer first for so many days, at what the caller’s company pays for it. */
const BoostDuration = z.object({
  id: wire.id,
  name: z.string(),
  days: z.int(),
  amount_ht: wire.money,
  amount_ttc: wire.money,
  vat_rate: wire.rate,
  vat_reason: z.nullable(vatReason.wire),
})
export type BoostDuration = z.output<typeof BoostDuration>

const Boost = z.object({
  id: wire.id,
  starts_at: wire.instant,
  ends_at: wire.instant,
  days: z.int(),
  state: boostState.wire,
  bill: wire.id,
  bill_number: z.nullable(z.string()),
})
export type Boost = z.output<typeof Boost>

const BoostableOffer = z.object({
  id: wire.id,
  title: z.string(),
  place: z.nullable(z.string()),
  end_date: z.nullable(wire.instant),
  /** Applications of the last days. */
  recent: z.int(),
  /** The first day it may be shown first. */
  free_on: wire.day,
  /** What runs, what is to come and what is to be paid, in the order of the dates. */
  boosts: z.array(Boost),
})
export type BoostableOffer = z.output<typeof BoostableOffer>

const stale = ['boosts', 'my-dashboard', 'events', 'bills'] as const

export const boostsContract = {
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/boosts/',
    summary: 'Offers online of the caller’s company, how long each is shown first, and what longer costs',
    params: inClient,
    response: z.object({ durations: z.array(BoostDuration), offers: z.array(BoostableOffer) }),
  }),
  order: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/boosts/',
    summary: 'Order several offers to be shown first: one bill for all, issued at once; each begins once it is paid',
    params: inClient,
    body: z.object({
      lines: wire
        .json(z.array(z.object({ event: wire.id, product: wire.id, starts_on: wire.day })))
        .check(z.minLength(1, 'required'), z.maxLength(50, 'tooMany')),
      /** What was read, tax included: another total is asked about again. */
      total: wire.money,
    }),
    response: z.object({ bill: wire.id }),
    status: 201,
  }),
  stop: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/boosts/:id/stop/',
    summary: 'Show an offer first no longer; what was never shown is credited',
    params: inClientWithId,
    body: z.object({}),
    response: z.object({ done: z.literal(true), is_credited: z.boolean() }),
  }),
}
