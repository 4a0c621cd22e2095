import { type Outcome, recordsNamed } from '@kxo/domain/kernel/bulk-preview'

type Person = { first_name: string; last_name: string }
/** A registration an act leaves as it is, and why. */
export type LeftOut = { row: Person; reason: string }

/** How many an act changed, and those it left: how many for each reason, with the first names. */
export function outcomeOf(changed: number, left: readonly LeftOut[]): Outcome {
  const reasons = [...new Set(left.map(({ reason }) => reason))]
  return {
    total: changed + left.length,
    changed,
    left: reasons.map((reason) => {
      const people = left.filter((one) => one.reason === reason)
      return {
        reason,
        count: people.length,
        names: people.slice(0, recordsNamed).map(({ row }) => `${row.first_name} ${row.last_name}`),
      }
    }),
  }
}
