import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../kernel/dates.ts'
import { weekOf } from '../../kernel/weeks.ts'
import { agendaOf, type Dated, daysOfEvent, rowsOfBars, runsOf, weekLaid } from './calendar-days.ts'

const dated = (start: string, end: string | null, time_zone = 'Europe/Paris'): Dated => ({
  start_date: new Date(start),
  end_date: end === null ? null : new Date(end),
  time_zone,
  days: [],
})
const barsOf = (event: Dated, days: readonly string[]) =>
  rowsOfBars(
    runsOf(event).map((run) => ({ ...run, event })),
    days,
  )
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
  const run = { event: long, first: '2031-03-07', last: '2031-03-12' }
  expect(barsOf(long, week)).toEqual([[{ run, at: 4, length: 3, isBegun: false, goesOn: true }]])
  expect(barsOf(long, weekOf('2031-03-10'))).toEqual([[{ run, at: 0, length: 3, isBegun: true, goesOn: false }]])
  expect(barsOf(long, weekOf('2031-03-17'))).toEqual([])
})

test('an event that leaves days out is a run for each time it goes on', () => {
  const parted = {
    ...dated('2031-03-04T08:00:00Z', '2031-03-11T16:00:00Z'),
    days: ['2031-03-04', '2031-03-05', '2031-03-07', '2031-03-09', '2031-03-10', '2031-03-11'],
  }
  expect(runsOf(parted)).toEqual([
    { first: '2031-03-04', last: '2031-03-05' },
    { first: '2031-03-07', last: '2031-03-07' },
    { first: '2031-03-09', last: '2031-03-11' },
  ])
  expect(runsOf({ ...parted, start_date: null, end_date: null, days: [] })).toEqual([])
  const { rows, runsOn } = weekLaid([parted], week)
  expect(rows.map((row) => row.map(({ day, bar }) => (bar ? bar.length : day.slice(8))))).toEqual([['03', 2, '06', '07', '08', 1]])
  expect(week.filter((day) => runsOn(day).length > 0)).toEqual(['2031-03-07'])
})

test('an agenda says each run once, on its first day shown', () => {
  const long = dated('2031-03-01T08:00:00Z', '2031-03-04T16:00:00Z')
  const short = dated('2031-03-04T08:00:00Z', '2031-03-04T16:00:00Z')
  const entries = agendaOf([long, short], week).map(({ day, runs }) => [day, runs.map(({ event }) => event)])
  expect(entries).toEqual([
    ['2031-03-03', [long]],
    ['2031-03-04', [short]],
  ])
})

test('every event of a week has one bar on exactly its days, and none covers another', () => {
  const event = fc
    .tuple(fc.integer({ min: -6, max: 12 }), fc.integer({ min: 0, max: 9 }))
    .map(([from, lasting]) => dated(`${addDays(week[0]!, from)}T08:00:00Z`, `${addDays(week[0]!, from + lasting)}T16:00:00Z`))
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const rows = rowsOfBars(
        events.flatMap((one) => runsOf(one).map((run) => ({ ...run, event: one }))),
        week,
      )
      for (const shown of events) {
        const bars = rows.flat().filter((bar) => bar.run.event === shown)
        const covered = bars.flatMap(({ at, length }) => week.slice(at, at + length))
        expect(covered).toEqual(week.filter((day) => runsOf(shown).some(({ first, last }) => first <= day && day <= last)))
      }
      for (const row of rows)
        for (const [index, bar] of row.slice(1).entries()) expect(bar.at).toBeGreaterThanOrEqual(row[index]!.at + row[index]!.length)
    }),
  )
})
