import { adminEvent, event as eventAddress } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import type { EventStats } from '@kxo/domain/reporting/event-stats-contract'
import { type StatsTable, statsFigures, statsTables } from '@kxo/domain/reporting/event-stats-figures'
import { eventStatsWords as w } from '@kxo/domain/reporting/event-stats-words'
import { adminEventStats, adminHome, eventStats as eventStatsAddress } from '@kxo/domain/reporting/paths'
import { SimpleGrid, Stack, Table, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { Chart } from '../../ui/display/chart.tsx'
import { FigureTile } from '../../ui/display/figure-tile.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { Empty } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { SideScroll } from '../../ui/table/side-scroll.tsx'
import { eventStatsQuery, saveEventReport } from './api.ts'

/** #33, U36: one event in figures; the referent of a company reads those of its people. */
export default function EventStatsPage() {
  const language = useLanguage()
  const { say, locale } = language
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const isAdminSpace = useLocation({ select: ({ pathname }) => pathname.startsWith(`${adminHome()}/`) })
  const event = /^\d{1,15}$/.test(id) ? Number(id) : 0
  const answer = useSuspenseQuery(eventStatsQuery(event))
  const stats = answer.data
  const statsAt = isAdminSpace ? adminEventStats : eventStatsAddress
  const report = useAction({ mutationFn: () => saveEventReport(stats.id) })
  return (
    <>
      <PageTitle
        above={[{ label: stats.title, to: isAdminSpace ? adminEvent(stats.id) : eventAddress(stats.id) }]}
        subtitle={stats.is_whole ? stats.title : `${stats.title}. ${say(w.ofCompany)}`}
        act={
          <Button variant="default" loading={report.isPending} onClick={() => report.mutate()}>
            {say(w.saveReport)}
          </Button>
        }
      >
        {w.title}
      </PageTitle>
      <Stack gap="xl">
        <Figures stats={stats} />
        <Chart
          title={w.perDay}
          kind="bar"
          points={stats.days.map(({ day, count }) => ({ day: formatDate(day, locale), count }))}
          x={{ key: 'day', label: w.day }}
          series={[{ key: 'count', label: w.perDay }]}
          empty={w.perDayEmpty}
        />
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <Sums table={statsTables.statuses(stats, language)} />
          <Sums table={statsTables.companies(stats, language)} />
        </SimpleGrid>
        {stats.slots.length === 0 ? <Empty sentence={w.attendanceEmpty} /> : <Sums table={statsTables.attendance(stats, language)} />}
        <Sums table={statsTables.otherDates(stats, language)} linkOf={(key) => (key === stats.id ? undefined : statsAt(Number(key)))} />
      </Stack>
    </>
  )
}

function Figures({ stats }: { stats: EventStats }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }}>
      {statsFigures(stats, useLanguage()).map((figure) => (
        <FigureTile key={figure.label} {...figure} />
      ))}
    </SimpleGrid>
  )
}

/** A table of figures; the name of a row leads where `linkOf` says. */
function Sums({ table: { title, heads, rows }, linkOf }: { table: StatsTable; linkOf?: (key: string | number) => string | undefined }) {
  const { say } = useLanguage()
  if (rows.length === 0) return null
  const named = (key: string | number, name: string | undefined): ReactNode => {
    const to = linkOf?.(key)
    return to === undefined ? name : <Link to={to}>{name}</Link>
  }
  return (
    <section>
      <Title order={2} size="h4">
        {say(title)}
      </Title>
      <SideScroll>
        <Table verticalSpacing="xs" miw={heads.length * 92}>
          <Table.Thead>
            <Table.Tr>
              {heads.map((label, index) => (
                <Table.Th key={label.fr} ta={index === 0 ? 'start' : 'end'}>
                  {say(label)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, cells: [name, ...values] }) => (
              <Table.Tr key={key}>
                <Table.Td>{named(key, name)}</Table.Td>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                  <Table.Td key={index} ta="end">
                    {value}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </SideScroll>
    </section>
  )
}
