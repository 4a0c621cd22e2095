import { expect, test } from 'vitest'
import { exerciseEnding, usualDeadline, yearEnding, yearToPrepare } from './exercise.ts'

test.each([
  [2025, '01-01', '2025-01-01', '2025-12-31'],
  [2025, '07-01', '2024-07-01', '2025-06-30'],
  [2024, '03-01', '2023-03-01', '2024-02-29'],
])('the exercise that ends in %s and starts on %s', (year, start, from, until) => {
  expect(exerciseEnding(year, start)).toEqual({ from, until })
})

test('a day belongs to the exercise that ends after it', () => {
  expect([yearEnding('2025-06-30', '07-01'), yearEnding('2025-07-01', '07-01'), yearEnding('2025-12-31', '01-01')]).toEqual([
    2025, 2026, 2025,
  ])
})

test('BPF-02 the return is due by 30 April after the exercise closed', () => {
  expect(usualDeadline(exerciseEnding(2025, '01-01'))).toBe('2026-04-30')
  expect(usualDeadline(exerciseEnding(2025, '04-01'))).toBe('2025-04-30')
  expect(usualDeadline(exerciseEnding(2025, '07-01'))).toBe('2026-04-30')
})

test('the closed exercise is prepared until its return is due, then the one under way', () => {
  expect(['2026-01-01', '2026-04-30', '2026-05-01'].map((day) => yearToPrepare(day, '01-01'))).toEqual([2025, 2025, 2026])
  expect(['2025-06-30', '2025-07-01', '2026-05-02'].map((day) => yearToPrepare(day, '07-01'))).toEqual([2025, 2025, 2026])
})
