import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../kernel/dates.ts'
import { weekOf } from '../../kernel/weeks.ts'
import { type Dated, daysOfEvent, isOnDay, rowsOfBars } from './calendar-days.ts'

const dated = (start: string, end: string | null, time_zone = 'Europe/Paris'): Dated => ({
  start_date: new Date(start),
  end_date: end === null ? null : new Date(end),
  time_zone,
})
const week = weekOf('2031-03-03')

test('an event lasts from its first day to its last, in its own zone', () => {
  expect(daysOfEvent(dated('2031-03-04T08:00:00Z', '2031-03-06T16:00:00Z'))).toEqual({ first: '2031-03-04', last: '2031-03-06' })
  // Half past eleven in the evening in London is the day after in Paris.
  expect(daysOfEvent(dated('2031-03-10T23:30:00Z', null))).toEqual({ first: '2031-03-11', last: '2031-03-11' })
  expect(daysOfEvent({ start_date: null, end_date: null, time_zone: 'Europe/Paris' })).toBeUndefined()
})

test('an evening that ends at midnight is of one day', () => {
  expect(daysOfEvent(dated('2031-03-04T19:00:00Z', '2031-03-04T23:00:00Z'))).toEqual({ first: '2031-03-04', last: '2031-03-04' })
})

test('a bar is cut at the edges of its week, and says it goes on', () => {
  const long = dated('2031-03-07T08:00:00Z', '2031-03-12T16:00:00Z')
  expect(rowsOfBars([long], week)).toEqual([[{ event: long, at: 4, length: 3, isBegun: false, goesOn: true }]])
  expect(rowsOfBars([long], weekOf('2031-03-10'))).toEqual([[{ event: long, at: 0, length: 3, isBegun: true, goesOn: false }]])
  expect(rowsOfBars([long], weekOf('2031-03-17'))).toEqual([])
})

test('every event of a week has one bar on exactly its days, and none covers another', () => {
  const event = fc
    .tuple(fc.integer({ min: -6, max: 12 }), fc.integer({ min: 0, max: 9 }))
    .map(([from, lasting]) => dated(`${addDays(week[0]!, from)}T08:00:00Z`, `${addDays(week[0]!, from + lasting)}T16:00:00Z`))
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const rows = rowsOfBars(events, week)
      for (const shown of events) {
        const bars = rows.flat().filter((bar) => bar.event === shown)
        const covered = bars.flatMap(({ at, length }) => week.slice(at, at + length))
        expect(covered).toEqual(week.filter((day) => isOnDay(shown, day)))
      }
      for (const row of rows)
        for (const [index, bar] of row.slice(1).entries()) expect(bar.at).toBeGreaterThanOrEqual(row[index]!.at + row[index]!.length)
    }),
  )
})
