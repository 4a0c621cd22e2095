/** A request in the queue: how many still wait in it, and the fewest places it takes at once. */
export type QueuedRequest = { id: number; people: number; needs: number }
export type Allocation = {
  offers: { id: number; places: number }[]
  /** Requests passed over because they want more places together than there are. */
  skips: { id: number; needs: number; free: number }[]
}

/** The fewest places a request takes at once: what it asked for, less what it was given, and never more than still wait. */
export const needsOf = ({ at_least, people, served }: { at_least: number; people: number; served: number }): number =>
  Math.max(1, Math.min(people, at_least - served))

/**
 * Who is offered free places: in the order of arrival, each as many as it wants. A group that wants more together than are left is passed over,
 * keeps its rank, and the next ones are looked at; the places nobody in the queue can use stay free.
 */
export function allocate(queue: readonly QueuedRequest[], free: number): Allocation {
  const offers: Allocation['offers'] = []
  const skips: Allocation['skips'] = []
  let left = free
  for (const { id, people, needs } of queue) {
    if (left <= 0) break
    if (needs > left) {
      skips.push({ id, needs, free: left })
      continue
    }
    const places = Math.min(people, left)
    offers.push({ id, places })
    left -= places
  }
  return { offers, skips }
}
