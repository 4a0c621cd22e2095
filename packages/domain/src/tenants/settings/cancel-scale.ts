import * as z from 'zod/mini'

/** Up to this many days before the start, this percentage of the price is kept. */
export const CancelBand = z.object({
  days: z.int().check(z.minimum(0, 'min'), z.maximum(365, 'max')),
  rate: z.int().check(z.minimum(0, 'min'), z.maximum(100, 'max')),
})
export type CancelBand = z.output<typeof CancelBand>

const areOnce = (bands: readonly CancelBand[]): boolean => new Set(bands.map(({ days }) => days)).size === bands.length

/** Farthest from the start first. */
export const inOrder = (bands: readonly CancelBand[]): CancelBand[] => bands.toSorted((a, b) => b.days - a.days)

/** A scale by days before the start; empty where nothing is kept. */
export const CancelScale = z.array(CancelBand).check(z.maxLength(8, 'tooMany'), z.refine(areOnce, 'duplicate'))
export type CancelScale = z.output<typeof CancelScale>

const dayLength = 86_400_000

/** The percentage kept of who gives their place up now: past the last line of the scale everything is. */
export function retainedRateAt(scale: readonly CancelBand[], start: Date | null, now: Date): number {
  if (scale.length === 0 || start === null) return 0
  const band = inOrder(scale).find(({ days }) => now.getTime() <= start.getTime() - days * dayLength)
  return band?.rate ?? 100
}

/** The same as who gives up reads it: until when each percentage holds, those over left out. */
export function scaleFrom(scale: readonly CancelBand[], start: Date | null, now: Date): { until: Date; rate: number }[] {
  if (start === null) return []
  return inOrder(scale)
    .map(({ days, rate }) => ({ until: new Date(start.getTime() - days * dayLength), rate }))
    .filter(({ until }) => until >= now)
}
