import { expect, test } from 'vitest'
import { conflictAmong, freeToMove, type Meeting } from './moving.ts'

const met = (holder: number | null): Meeting => ({ holder, label: `met ${holder}` })

test('what moves along is no conflict; what stands and what is no event are', () => {
  expect(conflictAmong([met(1), met(2)], new Set([1, 2]))).toBeUndefined()
  expect(conflictAmong([met(1), met(3)], new Set([1, 2]))).toEqual(met(3))
  expect(conflictAmong([met(1), met(null)], new Set([1]))).toEqual(met(null))
})

test('events in a row move together when the last is free, and none of them when it is not', () => {
  const row = (last: Meeting[]) =>
    new Map([
      [1, [met(2)]],
      [2, [met(3)]],
      [3, last],
    ])
  expect(freeToMove(row([]))).toEqual(new Set([1, 2, 3]))
  expect(freeToMove(row([met(9)]))).toEqual(new Set())
})

test('one that stays leaves those that do not meet it', () => {
  expect(
    freeToMove(
      new Map([
        [1, [met(null)]],
        [2, [met(1)]],
        [3, []],
      ]),
    ),
  ).toEqual(new Set([3]))
})
