import { expect, test } from 'vitest'
import { monthBeside, weekNumber, weekOf, weeksOfMonth } from './weeks.ts'

test('a week goes from Monday to Sunday, whatever the day asked', () => {
  expect(weekOf('2027-03-03')).toEqual(weekOf('2027-03-01'))
  expect(weekOf('2027-03-07')).toEqual(['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07'])
})

test.each([
  // A month of four whole weeks, one that begins on a Sunday, one that ends on a Monday.
  ['2027-02', '2027-02-01', '2027-02-28', 4],
  ['2027-08', '2027-07-26', '2027-09-05', 6],
  ['2027-05', '2027-04-26', '2027-06-06', 6],
])('%s is drawn in whole weeks', (month, first, last, count) => {
  const weeks = weeksOfMonth(month)
  expect([weeks[0]![0], weeks.at(-1)!.at(-1), weeks.length]).toEqual([first, last, count])
})

test('months follow each other from one year to the next', () => {
  expect([monthBeside('2027-12', 1), monthBeside('2027-01', -1), monthBeside('2027-03', 0)]).toEqual(['2028-01', '2026-12', '2027-03'])
})

test('weeks are numbered as ISO 8601 counts them', () => {
  expect(['2026-11-28', '2027-01-01', '2027-01-04', '2024-12-30', '2026-01-01'].map(weekNumber)).toEqual([48, 53, 1, 1, 1])
})
