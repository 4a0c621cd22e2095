/** One measure of a run, with the floor it is held against in the same run. */
export type Figure = {
  name: string
  value: number
  unit: string
  /** Measure over floor (or over budget), from the same run. */
  ratio?: number
  /** What the ratio or the value is held to, in words. */
  aim?: string
}

/** The value below which a share of the measures lies; `share` between 0 and 1. */
export function percentile(measures: readonly number[], share: number): number {
  const sorted = [...measures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
