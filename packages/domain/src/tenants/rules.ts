/** What a tenant's formula counts. */
export const limited = ['events', 'admins', 'mails'] as const
export type Limited = (typeof limited)[number]

/** Days a suspension is announced ahead (a breach may be cured in 15 days). */
export const suspensionNoticeDays = 15
/** The first day a suspension announced on `today` may begin. */
export const earliestSuspension = (today: string): string =>
  new Date(Date.parse(today) + suspensionNoticeDays * 86_400_000).toISOString().slice(0, 10)

/** Days the archive of a tenant can be fetched. */
export const exportDays = 7

/** Shares of a limit at which administrators are told. */
export const limitMarks = [100, 80] as const

/** The mark a count has reached, the highest; undefined below all of them. */
export const markReached = (used: number, max: number): (typeof limitMarks)[number] | undefined =>
  limitMarks.find((mark) => used * 100 >= max * mark)
