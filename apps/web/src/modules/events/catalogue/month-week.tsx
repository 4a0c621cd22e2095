import { isOnDay, lastsSeveralDays, rowsOfBars } from '@kxo/domain/events/catalogue/calendar-days'
import type { EventCard } from '@kxo/domain/events/contract'
import { Table } from '@mantine/core'
import { DayEvent, DayNumber } from './day-parts.tsx'

type MonthWeekProps = {
  week: readonly string[]
  month: string
  today: string
  events: readonly EventCard[]
  hrefOf: (event: EventCard) => string
}

/** A week of a month: the numbers of its days, a bar for each event of several days, then what takes one day. */
export function MonthWeek({ week, month, today, events, hrefOf }: MonthWeekProps) {
  const isShown = (day: string): boolean => day.startsWith(month)
  // Days beside the month hold nothing: a bar stops at its edges.
  const shown = week.filter(isShown)
  const offset = week.indexOf(shown[0]!)
  const rows = rowsOfBars(events.filter(lastsSeveralDays), shown)
  const beside = (day: string) => (isShown(day) ? {} : { bg: 'var(--k-canvas)' })
  return (
    <>
      <Table.Tr style={{ borderBlockStart: '1px solid var(--k-border)' }}>
        {week.map((day) => (
          <Table.Td key={day} pb={0} {...beside(day)} {...(day === today && { 'aria-current': 'date' })}>
            {isShown(day) ? <DayNumber day={day} isToday={day === today} /> : null}
          </Table.Td>
        ))}
      </Table.Tr>
      {rows.map((bars) => (
        <Table.Tr key={bars[0]!.event.id}>
          {week.map((day, index) => {
            const bar = bars.find(({ at, length }) => index >= at + offset && index < at + offset + length)
            if (!bar) return <Table.Td key={day} py={0} {...beside(day)} />
            if (index > bar.at + offset) return null
            const { event, length, isBegun, goesOn } = bar
            const look = {
              ...(isBegun && { borderInlineStartWidth: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 }),
              ...(goesOn && { borderStartEndRadius: 0, borderEndEndRadius: 0 }),
            }
            return (
              <Table.Td key={day} colSpan={length} py={0} {...(isBegun && { ps: 0 })} {...(goesOn && { pe: 0 })}>
                <DayEvent event={event} to={hrefOf(event)} day={day} look={look} />
              </Table.Td>
            )
          })}
        </Table.Tr>
      ))}
      <Table.Tr>
        {week.map((day) => (
          <Table.Td key={day} pt={0} h={Math.max(16, 80 - 32 * rows.length)} style={{ verticalAlign: 'top' }} {...beside(day)}>
            {isShown(day)
              ? events
                  .filter((event) => !lastsSeveralDays(event) && isOnDay(event, day))
                  .map((event) => <DayEvent key={event.id} event={event} to={hrefOf(event)} day={day} />)
              : null}
          </Table.Td>
        ))}
      </Table.Tr>
    </>
  )
}
