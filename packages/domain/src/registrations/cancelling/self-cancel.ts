type Giving = { start_date: Date | null; self_cancel_days: number | null; cancel_until: Date | null }

/** Until when a person gives their place up by themselves: their own delay, else that of the event; null without a limit. */
export function selfCancelLimit({ start_date, self_cancel_days, cancel_until }: Giving): Date | null {
  if (cancel_until !== null) return cancel_until
  if (start_date === null || self_cancel_days === null) return null
  return new Date(start_date.getTime() - self_cancel_days * 86_400_000)
}
