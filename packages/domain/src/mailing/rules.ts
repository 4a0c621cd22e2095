/** Shares of the monthly limit at which administrators are told (screens B7). */
export const limitMarks = [100, 80] as const

/** The mark a count has reached, the highest; undefined below all of them. */
export const markReached = (used: number, max: number): (typeof limitMarks)[number] | undefined =>
  limitMarks.find((mark) => used * 100 >= max * mark)

/** How many may still leave this month; a limit never holds back what is not marketing. */
export const mailsLeft = (used: number, max: number | null): number => (max === null ? Number.POSITIVE_INFINITY : Math.max(0, max - used))
