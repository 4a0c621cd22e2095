/** Answers are taken that long after the time is over: what was typed then left in time (seconds). */
export const graceSeconds = 60

/** When an attempt ends: its time, with the share of it a person is given beside (percent), or the closing of the quiz; null without an end. */
export function endOfAttempt(begun: Date, minutes: number | null, extraPercent: number, closes_at: Date | null): Date | null {
  const timed = minutes === null ? null : new Date(begun.getTime() + Math.round(minutes * (1 + extraPercent / 100) * 60_000))
  if (timed === null || closes_at === null) return timed ?? closes_at
  return timed < closes_at ? timed : closes_at
}
