import { dayInZone, formatDateTime } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'

/** Says until when a place is reserved: the time alone today, with its day beyond. */
export function usePlaceUntil(): {
  isToday: (until: Date) => boolean
  sayUntil: (until: Date, today: Sentence, beyond: Sentence) => string
} {
  const { say, locale, zone } = useLanguage()
  const now = useNow()
  const isToday = (until: Date): boolean => dayInZone(until, zone) === dayInZone(now, zone)
  return {
    isToday,
    sayUntil: (until, today, beyond) =>
      isToday(until) ? say(today, { until }) : say(beyond, { until: formatDateTime(until, locale, { zone, style: 'long' }) }),
  }
}
