import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { formatDate, formatTime, halfDayOf } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'

type Timed = { start_at: Date; end_at: Date }

/** "mercredi 3 mars 2027", "Matin", "9 h – 12 h 30" on the tenant's clock. */
export function slotTimes({ start_at, end_at }: Timed, { say, locale, zone }: Language, style: 'full' | 'short' = 'full') {
  const time = (at: Date) => formatTime(at, locale, { zone, style: style === 'full' ? 'prose' : 'table' })
  return {
    day: formatDate(start_at, locale, { zone, style }),
    half: say(halfDayOf(start_at, zone) === 'morning' ? w.morning : w.afternoon),
    hours: `${time(start_at)} – ${time(end_at)}`,
  }
}
