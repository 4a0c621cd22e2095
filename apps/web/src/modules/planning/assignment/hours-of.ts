import { decimalHours } from '@kxo/domain/kernel/hours'

/** Hours of slots, decimal. */
export const hoursOf = (slots: readonly { start_at: Date; end_at: Date }[]): number =>
  decimalHours(slots.reduce((sum, { start_at, end_at }) => sum + end_at.getTime() - start_at.getTime(), 0) / 60_000)
