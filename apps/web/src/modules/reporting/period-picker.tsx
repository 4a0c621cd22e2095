import { reportingWords as w } from '@kxo/domain/reporting/words'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../ui/language.tsx'
import { useAddress } from '../../ui/list-address.ts'
import style from './dashboard.module.css'
import { monthName } from './figure-text.ts'

/** « Tout » and the twelve last months, each with its address. */
export function PeriodPicker({ period, months }: { period: string; months: readonly string[] }) {
  const { say, locale } = useLanguage()
  const [, change] = useAddress()
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [period])
  const entries = [
    { key: 'all', label: say(w.all), full: say(w.all) },
    ...months.map((month, index) => ({
      key: month,
      label: monthName(month, locale, 'short', index === 0 || month.endsWith('-12') || month.endsWith('-01')),
      full: monthName(month, locale),
    })),
  ]
  return (
    <div role="group" aria-label={say(w.period)} className={style['periods']}>
      <ul>
        {entries.map(({ key, label, full }) => (
          <li key={key} ref={key === period ? current : undefined}>
            <button
              type="button"
              className={style['period']}
              aria-pressed={key === period}
              title={full}
              onClick={() => change({ period: key === 'all' ? undefined : key }, { replace: false })}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
