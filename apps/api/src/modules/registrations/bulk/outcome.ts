import type { Outcome } from '@kxo/domain/kernel/bulk-preview'
import { bulkOutcome } from '../../../platform/lists/bulk-outcome.ts'

type Person = { first_name: string; last_name: string }
/** A registration an act leaves as it is, and why. */
export type LeftOut = { row: Person; reason: string }

/** How many an act changed, and those it left: how many for each reason, with the first names. */
export const outcomeOf = (changed: number, left: readonly LeftOut[]): Outcome =>
  bulkOutcome(
    changed,
    left.map(({ row, reason }) => ({ name: `${row.first_name} ${row.last_name}`, reason })),
  )
