import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAboutToEnd, noteToken } from './access-token.ts'
import { tokenSigned } from './viewer-fixtures.ts'

const signedAt = new Date('2027-03-05T08:00:00Z')
const later = (minutes: number): Date => new Date(signedAt.getTime() + minutes * 60_000)

beforeEach(() => {
  vi.useFakeTimers({ now: signedAt })
  noteToken(tokenSigned(signedAt))
})
afterEach(() => vi.useRealTimers())

test('a token of a quarter of an hour is about to end in its last seconds, and once over', () => {
  const token = tokenSigned(signedAt)
  vi.setSystemTime(later(14))
  expect(isAboutToEnd(token)).toBe(false)
  vi.setSystemTime(later(14.8))
  expect(isAboutToEnd(token)).toBe(true)
  vi.setSystemTime(later(60))
  expect(isAboutToEnd(token)).toBe(true)
})

test('a machine whose clock is hours ahead renews once, then goes by the clock of the server', () => {
  vi.setSystemTime(later(180))
  expect(isAboutToEnd(tokenSigned(signedAt))).toBe(true)
  noteToken(tokenSigned(signedAt))
  expect(isAboutToEnd(tokenSigned(signedAt))).toBe(false)
})

test('what is no token is left for the server to judge', () => {
  for (const text of ['', 'access-1', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"exp":1}')}.c`])
    expect(isAboutToEnd(text), text).toBe(false)
})
