import { expect, test } from 'vitest'
import { isPossible, isWhole, lengthOf, merged, percentOf, within } from './played.ts'

test('parts that touch or overlap are one, in their order; what is empty counts for nothing', () => {
  expect(
    merged([
      [20, 30],
      [0, 10.04],
      [10, 12],
      [25, 28],
      [40, 40],
      [50, 45],
    ]),
  ).toEqual([
    [0, 12],
    [20, 30],
  ])
  expect(merged([])).toEqual([])
})

test('the same part played twice counts once', () => {
  const twice = [
    [0, 10],
    [0, 10],
    [5, 12],
  ] as const
  expect(lengthOf(twice)).toBe(12)
  expect(lengthOf(merged([...merged(twice), ...twice]))).toBe(12)
})

test('nothing is played past the end of a film', () => {
  expect(within([[90, 130]], 100)).toEqual([[90, 100]])
  expect(within([[120, 130]], 100)).toEqual([])
  expect(within([[90, 130]], null)).toEqual([[90, 130]])
})

test('a film is watched whole from 95 percent of its distinct seconds, skipping through it does not do', () => {
  expect(isWhole([[0, 94.9]], 100)).toBe(false)
  expect(isWhole([[0, 95]], 100)).toBe(true)
  expect(
    isWhole(
      [
        [0, 5],
        [95, 100],
      ],
      100,
    ),
  ).toBe(false)
  expect(isWhole([[0, 100]], null)).toBe(false)
  expect(isWhole([], 0)).toBe(false)
})

test('percents are rounded down and stop at a hundred', () => {
  expect([percentOf(0, 60), percentOf(59.9, 60), percentOf(61, 60), percentOf(10, null)]).toEqual([0, 99, 100, 0])
})

test('nobody watches faster than the fastest speed, to a few seconds', () => {
  expect(isPossible(20, 10_000)).toBe(true)
  expect(isPossible(23, 10_000)).toBe(true)
  expect(isPossible(23.1, 10_000)).toBe(false)
})
