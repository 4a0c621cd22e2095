import { describe, expect, test } from 'vitest'
import { isAdopted, quorumOf, type Right, rollOf, voicesOf } from './rules.ts'

test.each([
  [120, 50, 60],
  [121, 50, 61],
  [3, 34, 2],
  [10, 0, 1],
  [0, 50, 0],
  [7, 100, 7],
])('of %i voices at %i %%, %i make the quorum', (total, rate, needed) => expect(quorumOf(total, rate)).toBe(needed))

describe('a resolution is adopted', () => {
  test.each([
    ['simple', { favour: 2, against: 1, abstention: 40 }, 43, true],
    ['simple', { favour: 2, against: 2, abstention: 0 }, 4, false],
    ['absolute', { favour: 5, against: 0, abstention: 5 }, 10, false],
    ['absolute', { favour: 6, against: 4, abstention: 0 }, 10, true],
    ['twoThirds', { favour: 6, against: 3, abstention: 0 }, 9, true],
    ['twoThirds', { favour: 6, against: 3, abstention: 1 }, 10, false],
    ['twoThirds', { favour: 0, against: 0, abstention: 0 }, 0, false],
  ] as const)('%s, %o of %i: %s', (rule, tally, present, adopted) => expect(isAdopted(rule, tally, present)).toBe(adopted))
})

const right = (registration_id: number, more: Partial<Right> = {}): Right => ({
  registration_id,
  weight: 1,
  is_present: true,
  holder_id: null,
  ...more,
})

test('the roll holds who is there and whom they represent, with the voices of each', () => {
  const roll = rollOf([
    right(1),
    right(2, { is_present: false, holder_id: 1, weight: 3 }),
    right(3, { is_present: false }),
    right(4, { is_present: false, holder_id: 3 }),
    right(5, { weight: 0 }),
    right(6, { holder_id: 1 }),
  ])
  expect(roll.map(({ registration_id, voter_id, weight }) => [registration_id, voter_id, weight])).toEqual([
    [1, 1, 1],
    [2, 1, 3],
    [6, 1, 1],
  ])
  expect(voicesOf(roll)).toBe(5)
})
