import { addDays } from '../kernel/dates.ts'

/** Proofs by where the last day they are valid stands: about to come, or past. */
export const validities = ['soon', 'expired'] as const
export type Validity = (typeof validities)[number]

/** So many days ahead a proof is said to expire soon. */
export const expiringDays = 90

/** The first and last days of validity of what is listed so; null without a bound. */
export const validityBounds = (validity: Validity, today: string): { from: string | null; to: string } =>
  validity === 'soon' ? { from: today, to: addDays(today, expiringDays) } : { from: null, to: addDays(today, -1) }
