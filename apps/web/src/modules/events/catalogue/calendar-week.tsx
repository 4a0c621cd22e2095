import { weekLaid } from '@kxo/domain/events/catalogue/calendar-days'
import type { EventCard } from '@kxo/domain/events/contract'
import { Table } from '@mantine/core'
import { DayEvent, DayNumber } from './day-parts.tsx'

type CalendarWeekProps = {
  week: readonly string[]
  isShown: (day: string) => boolean
  today: string
  /** What its days take at least, under their bars. */
  height: number
  events: readonly EventCard[]
  hrefOf: (event: EventCard) => string
}

/** A week: the numbers of its days, a bar for each run of several days, then what takes one day. Days beside the period hold nothing: a bar stops at its edges. */
export function CalendarWeek({ week, isShown, today, height, events, hrefOf }: CalendarWeekProps) {
  const { rows, runsOn } = weekLaid(events, week, isShown)
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
      {rows.map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and are laid anew together
        <Table.Tr key={index}>
          {cells.map(({ day, bar }) => {
            if (!bar) return <Table.Td key={day} py={0} {...beside(day)} />
            const { run, length, isBegun, goesOn } = bar
            const look = {
              ...(isBegun && { borderInlineStartWidth: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 }),
              ...(goesOn && { borderStartEndRadius: 0, borderEndEndRadius: 0 }),
            }
            return (
              <Table.Td key={day} colSpan={length} py={0} {...(isBegun && { ps: 0 })} {...(goesOn && { pe: 0 })}>
                <DayEvent run={run} to={hrefOf(run.event)} day={day} look={look} />
              </Table.Td>
            )
          })}
        </Table.Tr>
      ))}
      <Table.Tr>
        {week.map((day) => (
          <Table.Td key={day} pt={0} h={Math.max(16, height - 32 * rows.length)} style={{ verticalAlign: 'top' }} {...beside(day)}>
            {runsOn(day).map((run) => (
              <DayEvent key={run.event.id} run={run} to={hrefOf(run.event)} day={day} />
            ))}
          </Table.Td>
        ))}
      </Table.Tr>
    </>
  )
}
