const minute = 60_000

type Arrival = { start_at: Date; end_at: Date; arrived_at: Date | null }

/**
 * Whole minutes of lateness for whoever leads the half-day to confirm: of somebody seen within it, later than the event counts from. What is signed
 * once it is over says nothing of when they came.
 */
export function latenessToConfirm({ start_at, end_at, arrived_at }: Arrival, late_after: number | null): number | null {
  if (late_after === null || arrived_at === null || arrived_at >= end_at) return null
  const after = arrived_at.getTime() - start_at.getTime()
  return after > late_after * minute ? Math.floor(after / minute) : null
}
