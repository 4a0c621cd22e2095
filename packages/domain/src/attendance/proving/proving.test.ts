import { expect, test } from 'vitest'
import { latenessToConfirm } from './lateness.ts'
import { areOfOneMode, isModeFrozen, meansFor, proofModeOf } from './proof-mode.ts'

test.each([
  [[], 'none'],
  [['door'], 'door'],
  [['account', 'paper'], 'halfDay'],
  [['account', 'meeting'], 'remote'],
] as const)('means %j amount to %s', (means, mode) => {
  expect(proofModeOf(means)).toBe(mode)
  expect(proofModeOf(meansFor(mode, means))).toBe(mode)
})

test('a mode keeps of the former means those it has', () => {
  expect(meansFor('halfDay', ['code', 'meeting'])).toEqual(['code'])
  expect(meansFor('remote', ['code'])).toEqual(['code', 'meeting'])
  expect(meansFor('halfDay', ['door'])).toEqual(['account', 'tablet', 'paper'])
  expect(meansFor('door', ['code'])).toEqual(['door'])
})

test('coming in proves alone or not at all', () => {
  expect([areOfOneMode(['door']), areOfOneMode([]), areOfOneMode(['door', 'account'])]).toEqual([true, true, false])
})

test('a mode is frozen by what it proved, nothing may become something', () => {
  expect([isModeFrozen(['account'], 1), isModeFrozen(['account'], 0), isModeFrozen([], 1)]).toEqual([true, false, false])
})

test('FOR-32 a lateness is suggested beyond the minutes of the event, never of more than the half-day', () => {
  const at = (time: string) => new Date(`2027-03-01T${time}+01:00`)
  const half = { start_at: at('09:00:00'), end_at: at('12:00:00') }
  const late = (time: string, after: number | null = 15) => latenessToConfirm({ ...half, arrived_at: at(time) }, after)
  expect([late('08:50:00'), late('09:15:00'), late('09:15:30'), late('09:40:59'), late('11:59:59')]).toEqual([null, null, 15, 40, 179])
  expect([late('12:00:00'), late('18:00:00'), late('09:40:00', null)]).toEqual([null, null, null])
  expect(latenessToConfirm({ ...half, arrived_at: null }, 15)).toBeNull()
})
