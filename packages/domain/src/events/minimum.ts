type Counted = { taken: number; min_participants: number | null }

/** How many people an event still lacks to take place; null without a minimum. */
export const missingOf = ({ taken, min_participants }: Counted): number | null =>
  min_participants === null ? null : Math.max(0, min_participants - taken)

/** Days before it is judged within which a minimum not reached is to be decided about. */
export const decisionDays = 10

type Dated = Counted & {
  decision_date: Date | null
  limit_date: Date | null
  start_date: Date | null
  cancelled_at: Date | null
  /** When it was said that the event takes place whatever its number of people. */
  confirmed_at: Date | null
}

/** When it is judged whether the minimum is reached: the date set for it, else when registrations close, else the start. */
export const decisionDayOf = ({ decision_date, limit_date, start_date }: Pick<Dated, 'decision_date' | 'limit_date' | 'start_date'>) =>
  decision_date ?? limit_date ?? start_date

/** Decided once it has begun would be too late. */
export const isDecidedTooLate = ({ decision_date, start_date }: Pick<Dated, 'decision_date' | 'start_date'>): boolean =>
  decision_date !== null && start_date !== null && decision_date.getTime() > start_date.getTime()

/** Whether somebody has to decide soon about an event that lacks people. */
export function isMinimumAtRisk(event: Dated, now: Date): boolean {
  const day = decisionDayOf(event)
  if (!missingOf(event) || event.cancelled_at !== null || event.confirmed_at !== null || day === null || event.start_date === null)
    return false
  return event.start_date > now && day.getTime() - now.getTime() <= decisionDays * 86_400_000
}
