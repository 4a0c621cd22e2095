import { type Recurrence, writeRule } from '@kxo/domain/events/series/recurrence'
import { addDays, dayInZone, instantInZone, timeInZone, weekdayOf } from '@kxo/domain/kernel/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shifted } from '../ending/moved-slots.ts'
import { expandRule } from './expand-rule.ts'

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))
const daysApart = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
const isLast = (day: string, step: number): boolean => monthOf(addDays(day, step)) !== monthOf(day)

/** Whether a rule gives a day, asked of that day alone, with none of the library's means. */
function gives(rule: Recurrence, first: string, day: string): boolean {
  const { frequency, interval, weekdays, month_day, nth } = rule
  if (frequency === 'daily') return daysApart(first, day) % interval === 0
  if (frequency === 'weekly') return weekdays.includes(weekdayOf(day)) && (daysApart(mondayOf(first), mondayOf(day)) / 7) % interval === 0
  if ((monthOf(day) - monthOf(first)) % interval !== 0) return false
  if (month_day !== null) return month_day === -1 ? isLast(day, 1) : Number(day.slice(8)) === month_day
  return weekdays.includes(weekdayOf(day)) && (nth === -1 ? isLast(day, 7) : Math.ceil(Number(day.slice(8)) / 7) === nth)
}

const none = { weekdays: [], month_day: null, nth: null }
const weekday = fc.integer({ min: 1, max: 7 })
const shape = fc.oneof(
  fc.constant({ frequency: 'daily' as const, ...none }),
  fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }).map((weekdays) => ({ frequency: 'weekly' as const, ...none, weekdays })),
  fc.constantFrom(-1, 1, 28, 29, 30, 31).map((month_day) => ({ frequency: 'monthly' as const, ...none, month_day })),
  fc
    .tuple(weekday, fc.constantFrom(-1, 1, 2, 3, 4))
    .map(([day, nth]) => ({ frequency: 'monthly' as const, ...none, weekdays: [day], nth })),
)
const firstDay = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2027-01-01', days))

test('a rule gives every day that meets it and no other, over month ends and leap years', () => {
  fc.assert(
    fc.property(shape, fc.integer({ min: 1, max: 4 }), firstDay, fc.integer({ min: 0, max: 700 }), (part, interval, first, span) => {
      const until = addDays(first, span)
      const rule = { ...part, interval, count: null, until }
      const expected = []
      for (let day = first; day <= until; day = addDays(day, 1)) if (gives(rule, first, day)) expected.push(day)
      expect(expandRule(writeRule(rule), first, 1_000)).toEqual(expected)
      const count = Math.min(expected.length, 60)
      if (count > 0)
        expect(expandRule(writeRule({ ...part, interval, count, until: null }), first, 1_000)).toEqual(expected.slice(0, count))
    }),
  )
})

test('a month without the date is passed over', () => {
  expect(expandRule('FREQ=MONTHLY;BYMONTHDAY=31;COUNT=4', '2027-01-31', 10)).toEqual([
    '2027-01-31',
    '2027-03-31',
    '2027-05-31',
    '2027-07-31',
  ])
})

test('hours on the wall stay across the changes of clock', () => {
  fc.assert(
    fc.property(fc.constantFrom('Europe/Paris', 'America/Martinique', 'Indian/Reunion'), firstDay, (zone, first) => {
      const start = instantInZone(first, '09:30', zone)
      for (const day of expandRule('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=60', first, 100)) {
        const moved = shifted(start, daysApart(first, day), zone)
        expect([dayInZone(moved, zone), timeInZone(moved, zone)]).toEqual([day, '09:30'])
      }
    }),
    { numRuns: 20 },
  )
})
