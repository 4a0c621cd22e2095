import { expect, test } from 'vitest'
import { closing, type EventDates, isOpen, type OpenWindow, opening, windowProblem } from './opening.ts'

const event: EventDates = {
  start_date: new Date('2027-03-03T08:00:00Z'),
  end_date: new Date('2027-03-04T16:00:00Z'),
  time_zone: 'Europe/Paris',
}
const window = (change: Partial<OpenWindow>): OpenWindow => ({
  opens: 'registration',
  opens_on: null,
  closes: null,
  closes_on: null,
  ...change,
})
const at = (change: Partial<OpenWindow>, instant: string, of = event) => isOpen(window(change), of, new Date(instant))

test.each([
  [{}, '2027-01-01T00:00:00Z', true],
  [{ opens: null }, '2027-01-01T00:00:00Z', true],
  [{ opens: 'start' }, '2027-03-03T07:59:59Z', false],
  [{ opens: 'start' }, '2027-03-03T08:00:00Z', true],
  [{ opens: 'end' }, '2027-03-04T15:59:59Z', false],
  [{ opens: 'end' }, '2027-03-04T16:00:00Z', true],
  [{ opens: 'day', opens_on: '2027-03-02' }, '2027-03-01T22:59:59Z', false],
  [{ opens: 'day', opens_on: '2027-03-02' }, '2027-03-01T23:00:00Z', true],
  [{ closes: 'start' }, '2027-03-03T07:59:59Z', true],
  [{ closes: 'start' }, '2027-03-03T08:00:00Z', false],
  [{ opens: 'start', closes: 'end' }, '2027-03-04T15:00:00Z', true],
  [{ opens: 'start', closes: 'end' }, '2027-03-04T16:00:00Z', false],
  [{ closes: 'day', closes_on: '2027-04-01' }, '2027-04-01T21:59:59Z', true],
  [{ closes: 'day', closes_on: '2027-04-01' }, '2027-04-01T22:00:00Z', false],
] as const)('%o at %s is open: %s', (change, instant, expected) => expect(at(change, instant)).toBe(expected))

test('what goes on at each one’s own pace has begun and never ends', () => {
  const undated = { start_date: null, end_date: null, time_zone: 'Europe/Paris' }
  const now = '2027-01-01T00:00:00Z'
  expect([at({ opens: 'start' }, now, undated), at({ opens: 'end' }, now, undated)]).toEqual([true, false])
  expect([at({ closes: 'start' }, now, undated), at({ closes: 'end' }, now, undated)]).toEqual([true, true])
})

test('a window nobody finds open is refused, and no other', () => {
  const moments = [
    new Date('2027-01-01T00:00:00Z'),
    new Date('2027-03-02T12:00:00Z'),
    new Date('2027-03-03T12:00:00Z'),
    new Date('2027-03-05T12:00:00Z'),
    new Date('2027-12-01T00:00:00Z'),
  ]
  for (const opens of opening.keys.filter((key) => key !== 'day'))
    for (const closes of [null, ...closing.keys.filter((key) => key !== 'day')]) {
      const one = window({ opens, closes })
      expect(windowProblem(one) === undefined, `${opens} to ${closes}`).toBe(moments.some((now) => isOpen(one, event, now)))
    }
  expect(windowProblem(window({ opens: 'day' }))).toBe('opens_on')
  expect(windowProblem(window({ closes: 'day' }))).toBe('closes_on')
  expect(windowProblem(window({ opens: 'day', opens_on: '2027-03-02', closes: 'day', closes_on: '2027-03-01' }))).toBe('closes_on')
})
