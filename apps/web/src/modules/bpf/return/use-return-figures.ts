import { lineOfCode } from '@kxo/domain/bpf/line-code'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { useLanguage } from '../../../ui/i18n/language.tsx'

/** The figures of a return as people read them. */
export function useReturnFigures() {
  const { say, locale } = useLanguage()
  const tag = locale === 'fr' ? 'fr-FR' : 'en-GB'
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const euros = (value: number): string => money.format(value)
  const count = (value: number): string => value.toLocaleString(tag)
  return {
    euros,
    count,
    /** What a line says in one go: its euros, or its people and hours. */
    inWords: (code: string, [first = 0, hours]: readonly number[]): string => {
      if (hours === undefined) return euros(first)
      return say(lineOfCode(code)?.frame === 'trainers' ? w.teachersAndHours : w.learnersAndHours, { n: first, hours: count(hours) })
    },
  }
}
