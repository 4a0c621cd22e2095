type Schedule = { publish_at: Date | null; unpublish_at: Date | null }

/** Whether a schedule leaves before it goes online, which nothing can do. */
export const leavesTooSoon = ({ publish_at, unpublish_at }: Schedule): boolean =>
  publish_at !== null && unpublish_at !== null && unpublish_at <= publish_at

/** What of a schedule is already past: it is done within the minute, and whoever typed it is warned. */
export const alreadyPast = (schedule: Schedule, now: Date): (keyof Schedule)[] =>
  (['publish_at', 'unpublish_at'] as const).filter((field) => (schedule[field] ?? now) < now)
