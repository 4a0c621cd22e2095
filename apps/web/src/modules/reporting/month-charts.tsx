import { formatMoney } from '@kxo/domain/kernel/money'
import type { Dashboard } from '@kxo/domain/reporting/contract'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { SimpleGrid } from '@mantine/core'
import { Chart } from '../../ui/display/chart.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { monthName } from './figure-text.ts'

/** Turnover and registrations, over twelve months. */
export function MonthCharts({ dashboard }: { dashboard: Dashboard }) {
  const { say, locale } = useLanguage()
  const { series, figures } = dashboard
  const points = series.map(({ month, ...amounts }) => ({ ...amounts, month: monthName(month, locale, 'short', month.endsWith('-01')) }))
  const hasMoney = figures.some(({ key }) => key === 'turnover')
  const isFlat = (keys: readonly ('turnover' | 'registrations')[]): boolean =>
    series.every((point) => keys.every((key) => point[key] === 0))
  const x = { key: 'month', label: say(w.month) }
  return (
    <SimpleGrid minColWidth="min(420px, 100%)" autoFlow="auto-fit" spacing="md">
      {hasMoney ? (
        <Chart
          title={w.turnoverChart}
          kind="bar"
          points={isFlat(['turnover']) ? [] : points}
          x={x}
          series={[{ key: 'turnover', label: w.turnover }]}
          format={(value) => formatMoney(value, locale)}
          empty={w.turnoverEmpty}
        />
      ) : null}
      <Chart
        title={w.registrationsChart}
        kind="bar"
        points={isFlat(['registrations']) ? [] : points}
        x={x}
        series={[
          { key: 'registrations', label: w.registered },
          { key: 'registrations_confirmed', label: w.confirmed },
        ]}
        empty={w.registrationsEmpty}
      />
    </SimpleGrid>
  )
}
