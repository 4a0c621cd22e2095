/** Hours of slots, to a tenth. */
export const hoursOf = (slots: readonly { start_at: Date; end_at: Date }[]): number =>
  Math.round(slots.reduce((sum, { start_at, end_at }) => sum + end_at.getTime() - start_at.getTime(), 0) / 360_000) / 10
