import * as z from 'zod/mini'
import { profiles } from '../kernel/actor.ts'
import { endpoint } from '../kernel/contract.ts'
import { optionally, optionalText, requiredText } from '../kernel/validation.ts'
import { vatRates, vatReason } from '../kernel/vat.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { priceMisfits } from './rules.ts'
import { amountIsTyped, typedAmountFields } from './typed-amount-fields.ts'

export const Price = z.object({
  id: wire.id,
  name: z.string(),
  amount_ht: wire.money,
  tax_amount: wire.money,
  amount_ttc: wire.money,
  vat_rate: wire.rate,
  vat_reason: z.nullable(vatReason.wire),
  profile_code: z.nullable(z.enum(profiles)),
  members_only: z.boolean(),
  /** Only for who chooses this activity. */
  activity_id: z.nullable(wire.id),
  /** Whether its author types it with tax. */
  is_with_tax: z.boolean(),
  starts_on: z.nullable(wire.day),
  ends_on: z.nullable(wire.day),
  region_id: z.nullable(wire.id),
  employees_from: z.nullable(z.int()),
  employees_to: z.nullable(z.int()),
  max_sold: z.nullable(z.int()),
  /** Places held at this price, when they are limited. */
  sold: z.int(),
  accounting_code: z.nullable(z.string()),
  rank: z.int(),
})
export type Price = z.output<typeof Price>

const employees = optionally(wire.integer.check(z.minimum(0, 'min'), z.maximum(10_000_000, 'max')))
type Bounds = {
  starts_on?: string | null | undefined
  ends_on?: string | null | undefined
  employees_from?: number | null | undefined
  employees_to?: number | null | undefined
}

/** A price as its author writes it: INV-30 offers five rates, INV-31 binds a reason to the zero rate. */
const fields = z.object({
  name: requiredText(120),
  ...typedAmountFields,
  vat_rate: wire.rate.check(z.refine((rate) => (vatRates as readonly number[]).includes(rate), 'unknownCode')),
  vat_reason: z.optional(z.nullable(vatReason.wire)),
  profile_code: z.optional(z.nullable(z.enum(profiles))),
  members_only: z._default(z.optional(wire.flag), false),
  starts_on: optionally(wire.day),
  ends_on: optionally(wire.day),
  region_id: optionally(wire.id),
  activity_id: optionally(wire.id),
  employees_from: employees,
  employees_to: employees,
  max_sold: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(1_000_000, 'max'))),
  accounting_code: optionalText(20),
})
export const PriceBody = fields.check(
  ...amountIsTyped,
  z.refine<Bounds>(({ starts_on, ends_on }) => !starts_on || !ends_on || ends_on >= starts_on, { error: 'wrongDate', path: ['ends_on'] }),
  z.refine<Bounds>(({ employees_from: from, employees_to: to }) => typeof from !== 'number' || typeof to !== 'number' || to >= from, {
    error: 'min',
    path: ['employees_to'],
  }),
)
export type PriceBody = z.output<typeof PriceBody>

/** A promo code taken off a price, and the price before it. */
const AppliedPromo = z.object({ code: z.string(), discount: z.int(), discount_type: z.enum(['percent', 'euro']), full_ht: wire.money })

/** The price one person pays, what their promo code takes off taken off. */
export const UserPrice = z.object({
  price_id: wire.id,
  name: z.string(),
  amount_ht: wire.money,
  tax_amount: wire.money,
  amount_ttc: wire.money,
  vat_rate: wire.rate,
  vat_reason: z.nullable(vatReason.wire),
  promo: z.optional(AppliedPromo),
})
export type UserPrice = z.output<typeof UserPrice>

/** Who a simulated place would be invoiced to. */
export const simulatedPayers = ['self', 'company'] as const

export const PriceSimulation = z.object({
  /** Null when no price applies. */
  price: z.nullable(UserPrice),
  /** Every price on sale, and why it is not for this person; null for those that are. */
  prices: z.array(z.object({ id: wire.id, name: z.string(), amount_ttc: wire.money, misfit: z.nullable(z.enum(priceMisfits)) })),
  plan: z.array(z.object({ due_on: wire.day, amount: wire.money })),
})
export type PriceSimulation = z.output<typeof PriceSimulation>

const inEventPrice = z.object({ client: z.string(), id: wire.id, price: wire.id })

export const pricingContract = {
  prices: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/prices/',
    summary: 'Prices of an event',
    params: inClientWithId,
    response: z.array(Price),
  }),
  addPrice: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/prices/',
    summary: 'Add a price',
    params: inClientWithId,
    body: PriceBody,
    response: Price,
    status: 201,
  }),
  changePrice: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/prices/:price/',
    summary: 'Change a price; registrations made before keep theirs',
    params: inEventPrice,
    body: PriceBody,
    response: Price,
  }),
  removePrice: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/prices/:price/',
    summary: 'Withdraw a price; registrations made before keep theirs',
    params: inEventPrice,
    response: z.object({ done: z.literal(true) }),
  }),
  copyPrices: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/prices/copies/',
    summary: 'Add the prices of another event to those of an event',
    params: inClientWithId,
    body: z.object({ from: wire.id }),
    response: z.array(Price),
    status: 201,
  }),
  simulatePrice: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/price-simulation/',
    summary: 'What a person would pay for an event today, why not the other prices, and when they would pay it',
    params: inClientWithId,
    query: z.object({ user: wire.id, payer: z.enum(simulatedPayers), activity: z.optional(wire.id) }),
    response: PriceSimulation,
  }),
  userPricing: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/user_pricing/',
    summary: 'The price a person pays for an event',
    access: 'link',
    params: inClientWithId,
    query: z.object({ user: z.optional(wire.id) }),
    response: UserPrice,
  }),
}
