/** How many may still leave this month; a limit never holds back what is not marketing. */
export const mailsLeft = (used: number, max: number | null): number => (max === null ? Number.POSITIVE_INFINITY : Math.max(0, max - used))
