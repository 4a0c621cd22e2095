import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { mondayOf, monthBeside } from '@kxo/domain/kernel/weeks'
import { useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { type Search, useAddress } from '../../../ui/navigation/address.ts'

/** What a calendar draws: a month (`2027-03`), or the week that begins on a Monday. */
export type PeriodShown = { span: 'month'; month: string } | { span: 'week'; monday: string }

/** Events a calendar shows at most; a link leads to the others. */
export const wholePeriod = 100 as const

/** The month of the filters, the week the address begins at, else the month of today. */
export function usePeriodShown(): PeriodShown {
  const { zone } = useLanguage()
  const [search] = useAddress()
  const [today] = useState(() => dayInZone(new Date(), zone))
  const { month, from } = search
  if (month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return { span: 'month', month }
  if (from && /^\d{4}-\d{2}-\d{2}$/.test(from)) return { span: 'week', monday: mondayOf(from) }
  return { span: 'month', month: today.slice(0, 7) }
}

/** A period as the filters of a catalogue say it. */
export const searchOfPeriod = (period: PeriodShown): Search =>
  period.span === 'month'
    ? { month: period.month, from: undefined, to: undefined }
    : { month: undefined, from: period.monday, to: addDays(period.monday, 6) }

/** The period before or after, of the same span. */
export const periodBeside = (period: PeriodShown, by: 1 | -1): PeriodShown =>
  period.span === 'month'
    ? { span: 'month', month: monthBeside(period.month, by) }
    : { span: 'week', monday: addDays(period.monday, 7 * by) }

/** The same time in the other span: the week its month begins in, the month its Monday falls in. */
export const inSpan = (period: PeriodShown, span: PeriodShown['span'], today: string): PeriodShown => {
  if (period.span === span) return period
  if (period.span === 'week') return { span: 'month', month: period.monday.slice(0, 7) }
  return { span: 'week', monday: mondayOf(today.startsWith(period.month) ? today : `${period.month}-01`) }
}
