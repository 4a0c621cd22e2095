import { expect, test } from 'vitest'
import { commercialOpening } from './commercial-hours.ts'

const opening = (now: string, number = '+33612345678') => commercialOpening(new Date(now), number).toISOString()

test('a commercial message leaves at once in the day, else when the next day opens (PRV-13)', () => {
  expect(opening('2026-11-24T09:30:00Z')).toBe('2026-11-24T09:30:00.000Z')
  expect(opening('2026-11-24T07:00:00Z')).toBe('2026-11-24T09:00:00.000Z')
  expect(opening('2026-11-24T19:00:00Z')).toBe('2026-11-25T09:00:00.000Z')
})

test('never on a Sunday nor a holiday (PRV-13)', () => {
  expect(opening('2026-11-28T19:30:00Z')).toBe('2026-11-30T09:00:00.000Z')
  expect(opening('2026-12-24T20:00:00Z')).toBe('2026-12-26T09:00:00.000Z')
  expect(opening('2026-11-11T10:00:00Z')).toBe('2026-11-12T09:00:00.000Z')
})

test('by the clock and the holidays of where the number lives (PRV-13)', () => {
  expect(opening('2026-11-24T09:30:00Z', '+596696123456')).toBe('2026-11-24T14:00:00.000Z')
  expect(opening('2026-11-24T17:00:00Z', '+262692123456')).toBe('2026-11-25T06:00:00.000Z')
  expect(opening('2026-05-22T15:00:00Z', '+596696123456')).toBe('2026-05-23T14:00:00.000Z')
  expect(opening('2026-04-27T09:00:00Z', '+262639123456')).toBe('2026-04-28T07:00:00.000Z')
})
