import { type Outcome, recordsNamed } from '@kxo/domain/kernel/bulk-preview'

/** A record an act on many leaves as it is, and why. */
export type LeftRecord = { name: string; reason: string }

/** How many an act changed, and those it left: how many for each reason, with the first names. */
export function bulkOutcome(changed: number, left: readonly LeftRecord[], named: number = recordsNamed): Outcome {
  const reasons = [...new Set(left.map(({ reason }) => reason))]
  return {
    total: changed + left.length,
    changed,
    left: reasons.map((reason) => {
      const records = left.filter((one) => one.reason === reason)
      return { reason, count: records.length, names: records.slice(0, named).map(({ name }) => name) }
    }),
  }
}
