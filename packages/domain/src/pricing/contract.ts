import * as z from 'zod/mini'
import { profiles } from '../kernel/actor.ts'
import { endpoint } from '../kernel/contract.ts'
import { mostCents } from '../kernel/money.ts'
import { maxAmount, optionalText, requiredText } from '../kernel/validation.ts'
import { vatRates, vatReason } from '../kernel/vat.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'

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
  accounting_code: z.nullable(z.string()),
  rank: z.int(),
})
export type Price = z.output<typeof Price>

/** With the highest tax, the price is still an amount that is kept. */
const dearest = Math.floor(mostCents / 1.2)

/** A price as its author writes it: INV-30 offers five rates, INV-31 binds a reason to the zero rate. */
export const PriceBody = z.object({
  name: requiredText(120),
  amount_ht: wire.money.check(z.nonnegative('min'), maxAmount(dearest)),
  vat_rate: wire.rate.check(z.refine((rate) => (vatRates as readonly number[]).includes(rate), 'unknownCode')),
  vat_reason: z.optional(z.nullable(vatReason.wire)),
  profile_code: z.optional(z.nullable(z.enum(profiles))),
  members_only: z._default(z.optional(wire.flag), false),
  accounting_code: optionalText(20),
})
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
