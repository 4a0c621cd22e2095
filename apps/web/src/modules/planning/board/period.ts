import { addDays, dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { mondayOf } from '@kxo/domain/kernel/weeks'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { type PlanningSearch, planningAddress, type View } from '../planning-address.ts'

/** What a planning shows until told otherwise. */
const usual = 'week'

/** The days a view shows: the first, and the one after the last. */
export function daysOf(view: View, day: string): { first: string; after: string } {
  if (view === 'day') return { first: day, after: addDays(day, 1) }
  if (view === 'week') return { first: mondayOf(day), after: addDays(mondayOf(day), 7) }
  const first = `${day.slice(0, 7)}-01`
  const after = addDays(first, 31)
  return { first, after: `${after.slice(0, 7)}-01` }
}

/** The days, the theme, the kind of partner and the place of a planning, as its address says them. */
export function planningQueryIn({ day, view = usual, theme, kind, location }: PlanningSearch, today: string, zone: string) {
  const { first, after } = daysOf(view, day ?? today)
  return {
    from: instantInZone(first, '00:00', zone),
    to: instantInZone(after, '00:00', zone),
    ...(theme && { theme }),
    ...(kind && { kind }),
    ...(location && { location: Number(location) }),
  }
}

/** The day and the view of a planning, kept in its address; it opens today, or on the day of what it shows. */
export function usePeriod(opening?: string) {
  const { zone } = useLanguage()
  const [search, change] = useAddress(planningAddress)
  const [today] = useState(() => dayInZone(new Date(), zone))
  const first = opening ?? today
  const { day = first, view = usual } = search
  const query = planningQueryIn(search, first, zone)
  return {
    day,
    view,
    today,
    query,
    from: query.from,
    to: query.to,
    first: daysOf(view, day).first,
    show: (next: { day?: string; view?: View }): void =>
      change({
        ...(next.day !== undefined && { day: next.day === first ? undefined : next.day }),
        ...(next.view !== undefined && { view: next.view === usual ? undefined : next.view }),
      }),
  }
}
export type Period = ReturnType<typeof usePeriod>
