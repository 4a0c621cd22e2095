import type { LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import type { ChosenEvent } from './choose-events.ts'

/** The events an act goes for, and those it leaves, each with why in words: `reasonFor` is undefined for the former. */
export function sortEvents(
  events: readonly ChosenEvent[],
  reasonFor: (event: ChosenEvent) => string | undefined,
): { able: ChosenEvent[]; left: LeftRecord[] } {
  const left: LeftRecord[] = []
  const able = events.filter((event) => {
    const reason = reasonFor(event)
    if (reason !== undefined) left.push({ name: event.title, reason })
    return reason === undefined
  })
  return { able, left }
}
