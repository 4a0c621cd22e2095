import { expect, test } from 'vitest'
import { isGroupOver } from './rules.ts'

const end = new Date('2026-10-01T16:00:00Z')

test('the group of an event is written in until thirty days after its end, then only read', () => {
  expect(isGroupOver(end, new Date('2026-09-01T00:00:00Z'))).toBe(false)
  expect(isGroupOver(end, new Date('2026-10-31T16:00:00Z'))).toBe(false)
  expect(isGroupOver(end, new Date('2026-10-31T16:00:01Z'))).toBe(true)
})

test('the group of an event without an end is never over', () => expect(isGroupOver(null, end)).toBe(false))
