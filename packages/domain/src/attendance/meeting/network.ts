/** Above this, in milliseconds for a request to come back, people hear each other late. */
const slowMs = 250

/** What measured round trips say of a network, by their median; none that came back is no network. */
export function networkOf(trips: readonly number[]): { kind: 'none' } | { kind: 'good' | 'slow'; ms: number } {
  const ms = trips.toSorted((a, b) => a - b)[Math.floor(trips.length / 2)]
  if (ms === undefined) return { kind: 'none' }
  return { kind: ms > slowMs ? 'slow' : 'good', ms: Math.round(ms) }
}
