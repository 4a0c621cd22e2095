import { adminEvent, event as eventAddress } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { EventStats } from '@kxo/domain/reporting/event-stats-contract'
import { eventStatsWords as w } from '@kxo/domain/reporting/event-stats-words'
import { adminEventStats, adminHome, eventStats as eventStatsAddress } from '@kxo/domain/reporting/paths'
import { SimpleGrid, Stack, Table, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chart } from '../../ui/display/chart.tsx'
import { FigureTile } from '../../ui/display/figure-tile.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { SideScroll } from '../../ui/table/side-scroll.tsx'
import { eventStatsQuery } from './api.ts'

/** #33, U36: one event in figures; the referent of a company reads those of its people. */
export default function EventStatsPage() {
  const { say, locale } = useLanguage()
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const isAdminSpace = useLocation({ select: ({ pathname }) => pathname.startsWith(`${adminHome()}/`) })
  const event = /^\d{1,15}$/.test(id) ? Number(id) : 0
  const answer = useSuspenseQuery(eventStatsQuery(event))
  const stats = answer.data
  return (
    <>
      <PageTitle
        above={[{ label: stats.title, to: isAdminSpace ? adminEvent(stats.id) : eventAddress(stats.id) }]}
        subtitle={stats.is_whole ? stats.title : `${stats.title}. ${say(w.ofCompany)}`}
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
          <Counted
            title={w.byStatus}
            of={w.status}
            rows={stats.statuses.map(({ status, count }) => [say(registrationStatus.labelOf(status)), count])}
          />
          <Counted title={w.byCompany} of={w.company} rows={stats.companies.map(({ name, count }) => [name ?? say(w.noCompany), count])} />
        </SimpleGrid>
        <Attendance stats={stats} />
        <OtherDates stats={stats} statsAt={isAdminSpace ? adminEventStats : eventStatsAddress} />
      </Stack>
    </>
  )
}

function Figures({ stats: { funnel, minutes, money, mails, max_participants } }: { stats: EventStats }) {
  const { say, locale } = useLanguage()
  const number = (n: number): string => n.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB')
  const hours = (n: number): string => (n / 60).toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 1 })
  const share = (n: number) => (funnel.started === 0 ? {} : { note: say(w.ofStarted, { percent: Math.round((n * 100) / funnel.started) }) })
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }}>
      <FigureTile
        label={w.started}
        value={number(funnel.started)}
        {...(max_participants !== null && { note: say(w.filling, { n: funnel.started - funnel.cancelled, max: max_participants }) })}
      />
      <FigureTile label={w.confirmed} value={number(funnel.confirmed)} {...share(funnel.confirmed)} />
      <FigureTile label={w.attended} value={number(funnel.attended)} {...share(funnel.attended)} />
      <FigureTile label={w.signed} value={number(funnel.signed)} {...share(funnel.signed)} />
      <FigureTile label={w.cancelled} value={number(funnel.cancelled)} {...share(funnel.cancelled)} />
      {minutes.planned > 0 ? (
        <FigureTile
          label={w.hours}
          value={say(w.hoursValue, { hours: hours(minutes.achieved) })}
          note={say(w.hoursOf, { hours: hours(minutes.planned) })}
        />
      ) : null}
      {money ? <FigureTile label={w.billed} value={formatMoney(money.billed, locale)} /> : null}
      {money ? <FigureTile label={w.paid} value={formatMoney(money.paid, locale)} /> : null}
      {mails ? (
        <FigureTile
          label={w.mailsSent}
          value={number(mails.sent)}
          {...(mails.rejected > 0 && { note: say(w.mailsRejected, { n: mails.rejected }) })}
        />
      ) : null}
    </SimpleGrid>
  )
}

type Row = readonly [ReactNode, ...(string | number)[]]
type Label = (typeof w)[keyof typeof w]
function Sums({
  title,
  columns,
  rows,
}: {
  title: Label
  columns: readonly Label[]
  rows: readonly { key: string | number; cells: Row }[]
}) {
  const { say } = useLanguage()
  return (
    <section>
      <Title order={2} size="h4">
        {say(title)}
      </Title>
      <SideScroll>
        <Table verticalSpacing="xs" miw={columns.length * 92}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((label, index) => (
                <Table.Th key={label.fr} ta={index === 0 ? 'start' : 'end'}>
                  {say(label)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, cells: [name, ...values] }) => (
              <Table.Tr key={key}>
                <Table.Td>{name}</Table.Td>
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

const Counted = ({ title, of, rows }: { title: Label; of: Label; rows: readonly (readonly [string, number])[] }) =>
  rows.length === 0 ? null : <Sums title={title} columns={[of, w.count]} rows={rows.map((cells) => ({ key: cells[0], cells }))} />

/** This event among the other dates of its training, each leading to its own figures. */
function OtherDates({ stats, statsAt }: { stats: EventStats; statsAt: (id: number) => string }) {
  const { say } = useLanguage()
  const { id: current, start_date, funnel, other_dates } = stats
  if (other_dates.length === 0 || start_date === null) return null
  const dates = [...other_dates, { id: current, start_date, funnel }].sort((a, b) => a.start_date.getTime() - b.start_date.getTime())
  return (
    <Sums
      title={w.compared}
      columns={[w.date, w.started, w.confirmed, w.attended, w.signed, w.cancelled]}
      rows={dates.map(({ id, start_date: start, funnel: { started, confirmed, attended, signed, cancelled } }) => ({
        key: id,
        cells: [
          id === current ? (
            say(w.thisDate, { start })
          ) : (
            <Link key={id} to={statsAt(id)}>
              {say(w.otherDate, { start })}
            </Link>
          ),
          started,
          confirmed,
          attended,
          signed,
          cancelled,
        ],
      }))}
    />
  )
}

function Attendance({ stats: { slots } }: { stats: EventStats }) {
  const { say } = useLanguage()
  if (slots.length === 0) return <Empty sentence={w.attendanceEmpty} />
  return (
    <Sums
      title={w.attendance}
      columns={[w.slot, w.expected, w.present, w.signedColumn, w.absent]}
      rows={slots.map(({ id, start_at, end_at, title, expected, present, signed, absent }) => {
        const when = say(w.slotAt, { from: start_at, to: end_at })
        return { key: id, cells: [title ? `${when} · ${title}` : when, expected, present, signed, absent] }
      })}
    />
  )
}
