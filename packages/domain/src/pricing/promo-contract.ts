import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { optionally, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'

const discountTypes = ['percent', 'euro'] as const
/** A percentage in basis points, or an amount without tax in cents. */
const discount = wire.scaled(2)

export const PromoCode = z.object({
  id: wire.id,
  code: z.string(),
  discount,
  discount_type: z.enum(discountTypes),
  starts_on: z.nullable(wire.day),
  ends_on: z.nullable(wire.day),
  max_uses: z.nullable(z.int()),
  /** Registrations that hold it. */
  used: z.int(),
  /** Whether it is good at every event. */
  is_everywhere: z.boolean(),
  version: z.int(),
})
export type PromoCode = z.output<typeof PromoCode>

/** A code as its author writes it: read in capitals, as those who type it. */
const fields = {
  code: requiredText(30).check(z.toUpperCase(), z.regex(/^[\p{L}\p{N}_-]+$/u, 'wrongFormat')),
  discount: discount.check(z.minimum(1, 'min'), z.maximum(100_000_000, 'max')),
  discount_type: z.enum(discountTypes),
  starts_on: optionally(wire.day),
  ends_on: optionally(wire.day),
  max_uses: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(1_000_000, 'max'))),
  is_everywhere: z._default(z.optional(wire.flag), false),
}
type Written = {
  discount: number
  discount_type: 'percent' | 'euro'
  starts_on?: string | null | undefined
  ends_on?: string | null | undefined
}
const rules = [
  z.refine<Written>(({ discount_type, discount: part }) => discount_type === 'euro' || part <= 10_000, {
    error: 'max',
    path: ['discount'],
    params: { max: 100 },
  }),
  z.refine<Written>(({ starts_on, ends_on }) => !starts_on || !ends_on || ends_on >= starts_on, { error: 'wrongDate', path: ['ends_on'] }),
]
export const PromoCodeBody = z.object(fields).check(...rules)
export type PromoCodeBody = z.output<typeof PromoCodeBody>

const inEventCode = z.object({ client: z.string(), id: wire.id, code: wire.id })
const stale = ['promo-codes'] as const

export const promoContract = {
  promoCodes: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/promo-codes/',
    summary: 'Promo codes good at an event',
    params: inClientWithId,
    response: z.array(PromoCode),
  }),
  addPromoCode: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/promo-codes/',
    summary: 'Add a promo code, for an event or for all',
    params: inClientWithId,
    body: PromoCodeBody,
    response: PromoCode,
    status: 201,
  }),
  changePromoCode: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/events/:id/promo-codes/:code/',
    summary: 'Change a promo code; who used it keeps what it gave',
    params: inEventCode,
    body: z.object({ ...fields, version: wire.integer }).check(...rules),
    response: PromoCode,
  }),
  removePromoCode: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/events/:id/promo-codes/:code/',
    summary: 'Withdraw a promo code; who used it keeps what it gave',
    params: inEventCode,
    response: z.object({ done: z.literal(true) }),
  }),
}
