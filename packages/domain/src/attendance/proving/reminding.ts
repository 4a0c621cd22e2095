/** Minutes after the start and after the end of a half-day at which who has not signed is reminded, where the event says nothing else. */
export const usualReminders = { remind_start: 30, remind_end: 0 } as const
/** An event reminds no later than this after either. */
export const latestReminder = 240
