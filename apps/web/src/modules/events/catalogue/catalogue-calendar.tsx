import { agendaOf } from '@kxo/domain/events/catalogue/calendar-days'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import type { EventCard } from '@kxo/domain/events/contract'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import type { ListOf } from '@kxo/domain/kernel/listing'
import { weekOf, weeksOfMonth } from '@kxo/domain/kernel/weeks'
import { Group, Stack, Table, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { ViewChoice } from '../../../ui/navigation/view-choice.tsx'
import { OwnBadge } from '../provided-parts.tsx'
import { AvailabilityBadge } from './availability-badge.tsx'
import { CalendarWeek } from './calendar-week.tsx'
import { DayEvent } from './day-parts.tsx'
import { inSpan, type PeriodShown, periodBeside, searchOfPeriod } from './period-shown.ts'

type CalendarProps = { events: Pick<ListOf<EventCard>, 'results' | 'count'>; period: PeriodShown; hrefOf: (event: EventCard) => string }

const spans = [
  { key: 'month', label: p.monthView },
  { key: 'week', label: p.week },
] as const

/** The events found on their days: a month or a week, where those of several days are bars; on a phone, the days on which some begin. */
export function CatalogueCalendar({ events: { results, count }, period, hrefOf }: CalendarProps) {
  const { say, locale, zone } = useLanguage()
  const [, change] = useAddress()
  const [today] = useState(() => dayInZone(new Date(), zone))
  const narrow = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false })
  const isMonth = period.span === 'month'
  const show = (next: PeriodShown): void => change({ ...searchOfPeriod(next), page: undefined }, { replace: false })
  const weeks = isMonth ? weeksOfMonth(period.month) : [weekOf(period.monday)]
  const isShown = (day: string): boolean => !isMonth || day.startsWith(period.month)
  const title = isMonth
    ? new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${period.month}-01T00:00:00Z`),
      )
    : say(p.weekOf, { day: period.monday })
  return (
    <Stack component="section" gap="sm" aria-labelledby="period">
      <Group justify="space-between" gap="8px 16px">
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={() => show(periodBeside(period, -1))}>
            {say(isMonth ? p.previousMonth : p.previousWeek)}
          </Button>
          <Button variant="default" size="sm" onClick={() => show(periodBeside(period, 1))}>
            {say(isMonth ? p.nextMonth : p.nextWeek)}
          </Button>
        </Group>
        <Title order={2} size="h4" id="period" className="capital" aria-live="polite">
          {title}
        </Title>
        <ViewChoice label={p.span} views={spans} current={period.span} onChange={(span) => show(inSpan(period, span, today))} />
      </Group>
      {results.length === 0 ? <Text c="dimmed">{say(isMonth ? p.noneInMonth : p.noneInWeek)}</Text> : null}
      {narrow ? (
        <Agenda days={weeks.flat().filter(isShown)} events={results} hrefOf={hrefOf} />
      ) : (
        <Panel display="block">
          <Table layout="fixed" withColumnBorders withRowBorders={false} verticalSpacing={6} horizontalSpacing={8}>
            <Table.Thead>
              <Table.Tr>
                {weeks[0]!.map((day) => (
                  <Table.Th key={day} scope="col" fz={13} tt="capitalize" c="dimmed">
                    {new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
                      new Date(`${day}T00:00:00Z`),
                    )}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {weeks.map((week) => (
                <CalendarWeek
                  key={week[0]}
                  week={week}
                  isShown={isShown}
                  today={today}
                  height={isMonth ? 80 : 320}
                  events={results}
                  hrefOf={hrefOf}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Panel>
      )}
      {count > results.length ? (
        <div>
          <Button variant="subtle" size="sm" onClick={() => change({ ...searchOfPeriod(period), view: 'list', page: undefined })}>
            {say(isMonth ? p.moreInMonth : p.moreInWeek, { n: count })}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

type AgendaProps = Pick<CalendarProps, 'hrefOf'> & { days: readonly string[]; events: readonly EventCard[] }

/** The days on which something begins, one below the other; what lasts several days says which. */
function Agenda({ days, events, hrefOf }: AgendaProps) {
  const { locale } = useLanguage()
  return (
    <Stack gap="md">
      {agendaOf(events, days).map(({ day, runs }) => (
        <div key={day}>
          <Title order={3} size="sm" mb={6} className="capital">
            {formatDate(day, locale, { style: 'full' })}
          </Title>
          <Panel component="ul" display="block">
            {runs.map((run) => (
              <Group
                key={run.event.id}
                component="li"
                justify="space-between"
                gap={6}
                px="md"
                py="sm"
                pos="relative"
                className="line-above"
              >
                <DayEvent run={run} to={hrefOf(run.event)} day={day} isDated />
                <Group gap={6}>
                  <AvailabilityBadge event={run.event} />
                  <OwnBadge event_id={run.event.id} />
                </Group>
              </Group>
            ))}
          </Panel>
        </div>
      ))}
    </Stack>
  )
}
