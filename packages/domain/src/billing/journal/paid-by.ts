import { paymentMode } from '../payment-mode.ts'

/** How a sale was paid, or that it was not. */
export const paidBy = [...paymentMode.keys, 'none'] as const
export type PaidBy = (typeof paidBy)[number]
