import { allocate } from '../kernel/money.ts'

const inHour = 60
/** Whole hours of minutes, the half up (BPF-03). */
export const hoursOf = (minutes: number): number => Math.round(minutes / inHour)

/** Whole hours of each row of a frame, such that they add up to the hours of them all: rounded last, by the largest remainders (BPF-08). */
export function shareHours(minutes: readonly number[]): number[] {
  const total = minutes.reduce((sum, of) => sum + of, 0)
  return total === 0 ? minutes.map(() => 0) : allocate(hoursOf(total), minutes)
}
