import { adminDashboard } from '@kxo/domain/reporting/paths'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { Box, Flex } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { monthName } from './figure-text.ts'

/** « Tout » and the twelve last months, each with its address. */
export function PeriodPicker({ period, months, to = adminDashboard() }: { period: string; months: readonly string[]; to?: string }) {
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
    <Box component="nav" aria-label={say(w.period)} mx={-4} p={4} style={{ overflowX: 'auto', scrollbarWidth: 'thin' }}>
      <Flex component="ul" display="inline-flex" gap={2} p={3} bdrs={10} bg="var(--k-subtle)">
        {entries.map(({ key, label, full }) => (
          <li key={key} ref={key === period ? current : undefined}>
            <Flex
              align="center"
              mih={{ base: 44, xs: 34 }}
              px="sm"
              bdrs={8}
              fz="sm"
              {...(key === period ? { c: 'var(--k-text)', bg: 'var(--k-surface)', fw: 600 } : { c: 'dimmed', fw: 500 })}
              className="line-link nowrap"
              renderRoot={(props) => <Link to={to} search={{ period: key === 'all' ? undefined : key }} isExact title={full} {...props} />}
            >
              {label}
            </Flex>
          </li>
        ))}
      </Flex>
    </Box>
  )
}
