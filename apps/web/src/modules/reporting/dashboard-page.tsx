import { type FigureKey, figures } from '@kxo/domain/reporting/figures'
import { previousPeriod } from '@kxo/domain/reporting/rules'
import { reportingWords as w } from '@kxo/domain/reporting/words'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Columns } from '../../ui/display/columns.tsx'
import { Failed, Loading } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { dashboardQuery } from './api.ts'
import { dashboardAddress } from './dashboard-address.ts'
import { FigureBands } from './figure-bands.tsx'
import { FigureList } from './figure-list.tsx'
import { useFigureText } from './figure-text.ts'
import { FirstSteps } from './first-steps.tsx'
import { MonthCharts } from './month-charts.tsx'
import { NextEvents } from './next-events.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { PlanBars } from './plan-bars.tsx'

const isFigure = (text: string | undefined): text is FigureKey => text !== undefined && Object.hasOwn(figures, text)

/** The state of the organisation in one look (screens 1); `?figure=` opens the list behind a figure. */
export default function DashboardPage() {
  const [{ period = 'all', figure }] = useAddress(dashboardAddress)
  return isFigure(figure) ? <FigureList figure={figure} period={period} /> : <Overview period={period} />
}

function Overview({ period }: { period: string }) {
  const { say } = useLanguage()
  const { periodName } = useFigureText()
  const before = previousPeriod(period)
  const { data, error, isPlaceholderData, refetch } = useQuery(dashboardQuery(period))
  const subtitle = data
    ? [say(w.computedAt, { at: data.computed_at }), before === null ? null : say(w.comparedTo, { period: periodName(before) })]
        .filter(Boolean)
        .join(', ')
    : ' '
  return (
    <>
      <PageTitle subtitle={subtitle}>{w.title}</PageTitle>
      {error && !data ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Stack gap={28}>
          <FirstSteps dashboard={data} />
          <PeriodPicker period={period} months={data.months} />
          <FigureBands dashboard={data} busy={isPlaceholderData} />
          <MonthCharts dashboard={data} />
          <Columns widths="minmax(0, 2fr) minmax(260px, 1fr)" gap="md">
            <NextEvents dashboard={data} />
            <PlanBars dashboard={data} />
          </Columns>
        </Stack>
      ) : (
        <Loading lines={12} height={720} />
      )}
    </>
  )
}
