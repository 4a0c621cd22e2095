import { adminDashboard } from '@kxo/domain/reporting/paths'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import style from './dashboard.module.css'
import { monthName } from './figure-text.ts'

/** « Tout » and the twelve last months, each with its address. */
export function PeriodPicker({ period, months }: { period: string; months: readonly string[] }) {
  const { say, locale } = useLanguage()
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
    <nav aria-label={say(w.period)} className={style['periods']}>
      <ul>
        {entries.map(({ key, label, full }) => (
          <li key={key} ref={key === period ? current : undefined}>
            <Link
              to={adminDashboard()}
              search={{ period: key === 'all' ? undefined : key }}
              isExact
              className={style['period']}
              data-current={key === period || undefined}
              title={full}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
