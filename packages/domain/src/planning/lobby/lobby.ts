import type { LobbyDay, LobbySlot } from '../../events/catalogue/public-page.ts'
import { addDays, dayInZone } from '../../kernel/dates.ts'

/** How many lines a screen shows, which nobody scrolls: of today in large, of each day that follows. */
export const lobbyLines = { today: 8, later: 4 }

/** How many days a screen looks ahead, today included. */
export const lobbySpan = 7

/** What a screen of the hall shows: what of today is not over, then the days that follow which hold something. */
export function lobbyDays(slots: readonly LobbySlot[], now: Date, zone: string): LobbyDay[] {
  const today = dayInZone(now, zone)
  return Array.from({ length: lobbySpan }, (_, ahead) => addDays(today, ahead)).flatMap((day) => {
    const isToday = day === today
    const shown = slots.filter(
      ({ start_at, end_at }) =>
        end_at > now && (dayInZone(start_at, zone) === day || (isToday && start_at < now && dayInZone(start_at, zone) < day)),
    )
    if (!isToday && shown.length === 0) return []
    const lines = isToday ? lobbyLines.today : lobbyLines.later
    return [{ day, slots: shown.slice(0, lines), more: Math.max(0, shown.length - lines) }]
  })
}
