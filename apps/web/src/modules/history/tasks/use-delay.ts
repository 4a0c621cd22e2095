import { historyWords as w } from '@kxo/domain/history/words'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const hoursADay = 24
const longest = 2 * hoursADay

/** A delay as people count it: hours up to two days, then days. */
export function useDelay(): (hours: number) => string {
  const { say } = useLanguage()
  return (hours) => (hours < longest ? say(w.delayHours, { n: hours }) : say(w.delayDays, { n: Math.round(hours / hoursADay) }))
}
