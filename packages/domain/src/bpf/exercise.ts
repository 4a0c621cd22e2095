/** An accounting year, by its first and last days, `YYYY-MM-DD`. */
export type Exercise = { from: string; until: string }

const text = (date: Date): string => date.toISOString().slice(0, 10)

/** The accounting year that ends in a calendar year, for a body whose years start on `MM-DD` (BPF-02). */
export function exerciseEnding(year: number, start: string): Exercise {
  const startsOn = (of: number): Date => new Date(`${of}-${start}T00:00:00Z`)
  const next = start === '01-01' ? startsOn(year + 1) : startsOn(year)
  const until = new Date(next.getTime() - 86_400_000)
  return { from: text(startsOn(next.getUTCFullYear() - 1)), until: text(until) }
}

/** The calendar year in which the exercise under way on a day ends. */
export function yearEnding(day: string, start: string): number {
  const year = Number(day.slice(0, 4))
  return day <= exerciseEnding(year, start).until ? year : year + 1
}

/** The day by which a return is due, where the ministry announced no other: 30 April after the exercise closed (BPF-02). */
export function usualDeadline({ until }: Exercise): string {
  const year = Number(until.slice(0, 4))
  return until < `${year}-04-30` ? `${year}-04-30` : `${year + 1}-04-30`
}

/** The year to prepare on a day: the exercise closed last, until the day its return is due; then the one under way. */
export function yearToPrepare(day: string, start: string): number {
  const running = yearEnding(day, start)
  return day <= usualDeadline(exerciseEnding(running - 1, start)) ? running - 1 : running
}
