import * as z from 'zod/mini'
import { wire } from './wire.ts'

/** What an act on many records changes, and those it leaves: how many for each reason, with the first names. */
export const Outcome = z.object({
  total: z.int(),
  changed: z.int(),
  left: z.array(z.object({ reason: z.string(), count: z.int(), names: z.array(z.string()) })),
})
export type Outcome = z.output<typeof Outcome>

/** What an act done in several requests did in all. */
export function outcomesTogether(outcomes: readonly Outcome[]): Outcome {
  const all: Outcome = { total: 0, changed: 0, left: [] }
  for (const { total, changed, left } of outcomes) {
    all.total += total
    all.changed += changed
    for (const more of left) {
      const known = all.left.find(({ reason }) => reason === more.reason)
      if (known) {
        known.count += more.count
        known.names = [...known.names, ...more.names].slice(0, recordsNamed)
      } else all.left.push({ ...more })
    }
  }
  return all
}

/** Records an act tells by name, at most: of those it changes, and of those each reason leaves. */
export const recordsNamed = 5

/** The same, before anything is written; of the first records, what they hold and would hold, as their reader says it. */
export const BulkPreview = z.object({
  ...Outcome.shape,
  first: z.array(z.object({ id: wire.id, name: z.string(), before: z.string(), after: z.string() })),
})
export type BulkPreview = z.output<typeof BulkPreview>
