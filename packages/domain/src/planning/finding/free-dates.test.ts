import { expect, test } from 'vitest'
import { type BookedRoom, freeDates } from './free-dates.ts'

const zone = 'Europe/Paris'
const now = new Date('2030-01-01T00:00:00Z')
const at = (text: string) => new Date(`${text}:00+01:00`)
const span = (day: string, from: string, to: string) => ({ start_at: at(`${day}T${from}`), end_at: at(`${day}T${to}`) })
const when = { from: '2031-01-13', starts: '09:00', ends: '17:30', days: 1 }
const room = (id: number, busy: BookedRoom['busy'] = [], more: Partial<BookedRoom> = {}): BookedRoom => ({
  id,
  margin_before: 0,
  margin_after: 0,
  opening_hours: [],
  busy,
  ...more,
})
const daysOf = (found: ReturnType<typeof freeDates>) => found.map(({ spans }) => spans[0]!.start_at.toISOString().slice(0, 10))

test('dates leave out week-ends, public holidays and what is past, and are no more than a dozen', () => {
  const found = freeDates({ ...when, from: '2030-12-23' }, { people: [], rooms: null }, { zone, now })
  expect(found).toHaveLength(12)
  expect(daysOf(found).slice(0, 5)).toEqual(['2030-12-23', '2030-12-24', '2030-12-26', '2030-12-27', '2030-12-30'])
  expect(daysOf(freeDates(when, { people: [], rooms: null }, { zone, now: at('2031-01-13T10:00') }))[0]).toBe('2031-01-14')
})

test('everybody wanted is free, the time they need in between counted', () => {
  const taken = [span('2031-01-13', '18:00', '20:00')]
  const people = (margin: number) => [
    { id: 1, margin, busy: taken },
    { id: 2, margin: 0, busy: [span('2031-01-14', '08:00', '09:30')] },
  ]
  expect(daysOf(freeDates(when, { people: people(30), rooms: null }, { zone, now }))[0]).toBe('2031-01-13')
  expect(daysOf(freeDates(when, { people: people(60), rooms: null }, { zone, now }))[0]).toBe('2031-01-15')
})

test('a room is free with its margins and open on each of the days; the first that fits is told', () => {
  const monday = [{ weekday: 1, from: '08:00', to: '19:00' }]
  const taken = [span('2031-01-13', '08:00', '09:00')]
  const find = (rooms: BookedRoom[]) => freeDates(when, { people: [], rooms }, { zone, now })[0]
  expect(find([room(1, taken), room(2)])).toMatchObject({ room_id: 1 })
  expect(find([room(1, taken, { margin_before: 15 }), room(2)])).toMatchObject({ room_id: 2 })
  expect(daysOf(freeDates(when, { people: [], rooms: [room(1, [], { opening_hours: monday })] }, { zone, now })).slice(0, 2)).toEqual([
    '2031-01-13',
    '2031-01-20',
  ])
  expect(freeDates(when, { people: [], rooms: [] }, { zone, now })).toEqual([])
})

test('several days in a row skip the week-end between them', () => {
  const [first] = freeDates({ ...when, from: '2031-01-17', days: 2 }, { people: [], rooms: null }, { zone, now })
  expect(first?.spans.map(({ start_at }) => start_at.toISOString().slice(0, 10))).toEqual(['2031-01-17', '2031-01-20'])
})
