import { isOnDay } from '@kxo/domain/events/catalogue/calendar-days'
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
import { DayEvent, DayNumber } from './day-parts.tsx'
import { MonthWeek } from './month-week.tsx'
import { inSpan, type PeriodShown, periodBeside, searchOfPeriod } from './period-shown.ts'

type CalendarProps = { events: Pick<ListOf<EventCard>, 'results' | 'count'>; period: PeriodShown; hrefOf: (event: EventCard) => string }

const spans = [
  { key: 'month', label: p.monthView },
  { key: 'week', label: p.week },
] as const

/** The events found on each of their days: a month, where those of several days are bars, or a week; on a phone, the days that have some. */
export function CatalogueCalendar({ events: { results, count }, period, hrefOf }: CalendarProps) {
  const { say, locale, zone } = useLanguage()
  const [, change] = useAddress()
  const [today] = useState(() => dayInZone(new Date(), zone))
  const narrow = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false })
  const isMonth = period.span === 'month'
  const show = (next: PeriodShown): void => change({ ...searchOfPeriod(next), page: undefined }, { replace: false })
  const weeks = isMonth ? weeksOfMonth(period.month) : [weekOf(period.monday)]
  const isShown = (day: string): boolean => !isMonth || day.startsWith(period.month)
  const eventsOn = (day: string): EventCard[] => results.filter((event) => isOnDay(event, day))
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
        <Agenda days={weeks.flat().filter((day) => isShown(day) && eventsOn(day).length > 0)} eventsOn={eventsOn} hrefOf={hrefOf} />
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
              {isMonth ? (
                weeks.map((week) => (
                  <MonthWeek key={week[0]} week={week} month={period.month} today={today} events={results} hrefOf={hrefOf} />
                ))
              ) : (
                <Table.Tr style={{ borderBlockStart: '1px solid var(--k-border)' }}>
                  {weeks[0]!.map((day) => (
                    <Table.Td key={day} h={320} style={{ verticalAlign: 'top' }} {...(day === today && { 'aria-current': 'date' })}>
                      <DayNumber day={day} isToday={day === today} />
                      {eventsOn(day).map((event) => (
                        <DayEvent key={event.id} event={event} to={hrefOf(event)} day={day} />
                      ))}
                    </Table.Td>
                  ))}
                </Table.Tr>
              )}
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

type AgendaProps = Pick<CalendarProps, 'hrefOf'> & { days: readonly string[]; eventsOn: (day: string) => EventCard[] }

/** The days that have something, one below the other. */
function Agenda({ days, eventsOn, hrefOf }: AgendaProps) {
  const { locale } = useLanguage()
  return (
    <Stack gap="md">
      {days.map((day) => (
        <div key={day}>
          <Title order={3} size="sm" mb={6} className="capital">
            {formatDate(day, locale, { style: 'full' })}
          </Title>
          <Panel component="ul" display="block">
            {eventsOn(day).map((event) => (
              <Group key={event.id} component="li" justify="space-between" gap={6} px="md" py="sm" pos="relative" className="line-above">
                <DayEvent event={event} to={hrefOf(event)} day={day} />
                <Group gap={6}>
                  <AvailabilityBadge event={event} />
                  <OwnBadge event_id={event.id} />
                </Group>
              </Group>
            ))}
          </Panel>
        </div>
      ))}
    </Stack>
  )
}
