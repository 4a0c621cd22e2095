import * as z from 'zod/mini'
import { mostCents } from '../kernel/money.ts'
import { maxAmount, optionally } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import type { TypedAmount } from './typed-amount.ts'

/** With the highest tax, the amount is still one that is kept. */
const dearest = Math.floor(mostCents / 1.2)
export const typedAmount = optionally(wire.money.check(z.nonnegative('min'), maxAmount(dearest)))

/** An amount as its author sends it: the one of the two that is typed; without tax is what is stored. */
export const typedAmountFields = { amount_ht: typedAmount, amount_ttc: typedAmount, is_with_tax: z.optional(wire.flag) }

type Typed = Omit<TypedAmount, 'vat_rate'>
/** The field that is typed is the one that is required. */
export const amountIsTyped = [
  z.refine<Typed>(({ is_with_tax, amount_ht }) => is_with_tax || typeof amount_ht === 'number', { error: 'required', path: ['amount_ht'] }),
  z.refine<Typed>(({ is_with_tax, amount_ttc }) => !is_with_tax || typeof amount_ttc === 'number', {
    error: 'required',
    path: ['amount_ttc'],
  }),
] as const
