type Counted = { taken: number; min_participants: number | null }

/** How many people an event still lacks to take place; null without a minimum. */
export const missingOf = ({ taken, min_participants }: Counted): number | null =>
  min_participants === null ? null : Math.max(0, min_participants - taken)

/** Days before it closes, else starts, within which a minimum not reached is to be decided about. */
export const decisionDays = 10

type Dated = Counted & { limit_date: Date | null; start_date: Date | null; cancelled_at: Date | null }

/** Whether somebody has to decide soon about an event that lacks people. */
export function isMinimumAtRisk(event: Dated, now: Date): boolean {
  const day = event.limit_date ?? event.start_date
  if (!missingOf(event) || event.cancelled_at !== null || day === null || event.start_date === null) return false
  return event.start_date > now && day.getTime() - now.getTime() <= decisionDays * 86_400_000
}
