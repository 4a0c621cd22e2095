/** Characters of a message. */
export const longestMessage = 5000
/** Files of a message. */
export const mostFiles = 5
/** A group is only read once its event has been over for so many days. */
export const groupDays = 30
/** What is closed and was silent for so many months is removed (PRV-22). */
export const retainedMonths = 36

/** Whether the group of an event is only read from now on. */
export const isGroupOver = (end: Date | null, now: Date): boolean => end !== null && now.getTime() - end.getTime() > groupDays * 86_400_000
