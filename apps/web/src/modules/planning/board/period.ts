import { addDays, dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { mondayOf } from '@kxo/domain/kernel/weeks'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'

export const views = ['day', 'week', 'month'] as const
export type View = (typeof views)[number]

/** The days a view shows: the first, and the one after the last. */
export function daysOf(view: View, day: string): { first: string; after: string } {
  if (view === 'day') return { first: day, after: addDays(day, 1) }
  if (view === 'week') return { first: mondayOf(day), after: addDays(mondayOf(day), 7) }
  const first = `${day.slice(0, 7)}-01`
  const after = addDays(first, 31)
  return { first, after: `${after.slice(0, 7)}-01` }
}

/** The day and the view of a planning, kept in its address. */
export function usePeriod(usual: View) {
  const { zone } = useLanguage()
  const [search, change] = useAddress()
  const [today] = useState(() => dayInZone(new Date(), zone))
  const day = /^\d{4}-\d{2}-\d{2}$/.test(search['day'] ?? '') ? (search['day'] as string) : today
  const view = views.find((known) => known === search['view']) ?? usual
  const { first, after } = daysOf(view, day)
  return {
    day,
    view,
    today,
    from: instantInZone(first, '00:00', zone),
    to: instantInZone(after, '00:00', zone),
    first,
    show: (next: { day?: string; view?: View }): void =>
      change({
        ...(next.day !== undefined && { day: next.day === today ? undefined : next.day }),
        ...(next.view !== undefined && { view: next.view === usual ? undefined : next.view }),
      }),
  }
}
export type Period = ReturnType<typeof usePeriod>
