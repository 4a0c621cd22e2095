import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** What the minutes followed in a half-day are rounded down to; the code is that many minutes. */
export const rounding = catalogue({
  minute: { code: 1, label: { fr: 'À la minute', en: 'To the minute' } },
  fiveMinutes: { code: 5, label: { fr: 'Aux 5 minutes', en: 'To 5 minutes' } },
  quarter: { code: 15, label: { fr: 'Au quart d’heure', en: 'To a quarter of an hour' } },
  half: { code: 30, label: { fr: 'À la demi-heure', en: 'To half an hour' } },
  hour: { code: 60, label: { fr: 'À l’heure pleine', en: 'To the hour' } },
})
export type Rounding = KeyOf<typeof rounding>

/** Never up: hours that were not followed are not certified (FOR-32, FOR-35). */
export const roundedDown = (minutes: number, to: Rounding): number => minutes - (minutes % rounding.codeOf(to))

type HalfDay = { start_at: Date; end_at: Date }
type Passage = { kind: 'entry' | 'exit'; at: Date }

/** Whole minutes of a half-day spent outside, by what was seen at its doors: from each exit until somebody is back, or to the end. */
export function minutesAway(passages: readonly Passage[], { start_at, end_at }: HalfDay): number {
  const within = (at: Date): number => Math.min(Math.max(at.getTime(), start_at.getTime()), end_at.getTime())
  let outside = 0
  let left: number | null = null
  for (const { kind, at } of passages.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (kind === 'exit') left ??= within(at)
    else if (left !== null) {
      outside += within(at) - left
      left = null
    }
  }
  if (left !== null) outside += end_at.getTime() - left
  return Math.round(outside / 60_000)
}

const day = 86_400_000
/** When a sheet locks by itself: some days after its last half-day, and not while it may still be signed; never where the event does not say so. */
export function locksAt(
  slots: readonly Pick<HalfDay, 'end_at'>[],
  { lock_after_days, sign_close_hours }: { lock_after_days: number | null; sign_close_hours: number },
): Date | null {
  if (lock_after_days === null || slots.length === 0) return null
  const over = Math.max(...slots.map(({ end_at }) => end_at.getTime()))
  return new Date(over + Math.max(lock_after_days * day, (sign_close_hours * day) / 24))
}
