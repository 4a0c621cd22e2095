import { describe, expect, test } from 'vitest'
import {
  achievedMinutes,
  addableFrom,
  attendanceStatus,
  currentSlot,
  lockableAt,
  type SlotFacts,
  signingMoment,
  slotState,
} from './rules.ts'

const at = (text: string) => new Date(`2027-03-03T${text}+01:00`)
const settings = { sign_open_minutes: 15, sign_close_hours: 24 }
const morning = { start_at: at('09:00'), end_at: at('12:30') }
const afternoon = { start_at: at('13:30'), end_at: at('17:00') }
const nothing = { is_signed: false, is_present: false, is_absent: false, minutes_late: 0, minutes_away: 0 }
const of = (slot: typeof morning, facts: Partial<SlotFacts> = {}): SlotFacts => ({ ...slot, ...nothing, ...facts })

describe('FOR-32 signing window', () => {
  test.each([
    ['08:44:59.999', 'early'],
    ['08:45', 'open'],
    ['12:30', 'open'],
  ])('at %s', (time, moment) => {
    expect(signingMoment(morning, settings, at(time))).toBe(moment)
  })
  test('it closes 24 hours after the end, to the millisecond', () => {
    expect(signingMoment(morning, settings, new Date('2027-03-04T12:29:59.999+01:00'))).toBe('open')
    expect(signingMoment(morning, settings, new Date('2027-03-04T12:30:00+01:00'))).toBe('late')
  })
  test('the tenant widens or narrows it', () => {
    expect(signingMoment(morning, { sign_open_minutes: 0, sign_close_hours: 1 }, at('08:59'))).toBe('early')
    expect(signingMoment(morning, { sign_open_minutes: 0, sign_close_hours: 1 }, at('13:30'))).toBe('late')
  })
})

test('FOR-32 a sheet is locked once its last half-day has ended, in whatever order they come', () => {
  expect(lockableAt([afternoon, morning])).toEqual(at('17:00'))
  expect(lockableAt([])).toBeNull()
})

test('somebody unexpected is added from the opening of the first half-day, in whatever order they come', () => {
  expect(addableFrom([{ opens_at: at('13:15') }, { opens_at: at('08:45') }])).toEqual(at('08:45'))
  expect(addableFrom([])).toBeNull()
})

test('FOR-32 hours followed are signed half-days less lateness, never less than none', () => {
  expect(achievedMinutes([of(morning, { is_signed: true }), of(afternoon, { is_present: true })])).toBe(210)
  expect(achievedMinutes([of(morning, { is_signed: true, minutes_late: 20 }), of(afternoon, { is_signed: true })])).toBe(400)
  expect(achievedMinutes([of(morning, { is_signed: true, minutes_late: 999 })])).toBe(0)
  const odd = { start_at: at('09:00:00.004'), end_at: at('12:30') }
  expect(achievedMinutes([of(odd, { is_signed: true })])).toBe(210)
})

describe('status of attendance', () => {
  const now = at('10:00')
  const decide = (slots: SlotFacts[], when = now, isClosed = false) => attendanceStatus(slots, { now: when, isClosed })
  test('nothing recorded says nothing', () => {
    expect(decide([of(morning), of(afternoon)])).toBeUndefined()
  })
  test('6 at the first recorded presence', () => {
    expect(decide([of(morning, { is_present: true }), of(afternoon)])).toBe('present')
  })
  test('6 while a half-day is still to come, even with the first signed', () => {
    expect(decide([of(morning, { is_present: true, is_signed: true }), of(afternoon)])).toBe('present')
  })
  test('7 once every attended half-day is signed', () => {
    const signed = { is_present: true, is_signed: true }
    expect(decide([of(morning, signed), of(afternoon, signed)], at('13:40'))).toBe('signedIn')
    expect(decide([of(morning), of(afternoon, signed)], at('13:40'))).toBe('signedIn')
    expect(decide([of(morning, signed), of(afternoon, { is_absent: true })])).toBe('signedIn')
  })
  test('6 stays with a presence that nobody signed', () => {
    const signed = { is_present: true, is_signed: true }
    expect(decide([of(morning, { is_present: true }), of(afternoon, signed)], at('18:00'), true)).toBe('present')
  })
  test('8 when marked absent everywhere, or when the event closes with none', () => {
    expect(decide([of(morning, { is_absent: true }), of(afternoon)])).toBeUndefined()
    expect(decide([of(morning, { is_absent: true }), of(afternoon, { is_absent: true })])).toBe('absent')
    expect(decide([of(morning), of(afternoon)], at('18:00'), true)).toBe('absent')
    expect(decide([], at('18:00'), false)).toBeUndefined()
  })
})

test('a scan counts for the half-day held now or about to start', () => {
  const slots = [afternoon, morning]
  expect(currentSlot(slots, at('06:59'))).toBeUndefined()
  expect(currentSlot(slots, at('07:00'))).toBe(morning)
  expect(currentSlot(slots, at('12:29'))).toBe(morning)
  expect(currentSlot(slots, at('12:30'))).toBe(afternoon)
  expect(currentSlot(slots, at('17:00'))).toBeUndefined()
})

test('state shown of a half-day', () => {
  const none = { signed_at: null, is_entered: false, is_regularised: false, is_absent: false }
  const shown = (time: string, facts = {}) => slotState({ ...morning, ...none, ...facts }, settings, at(time))
  expect(shown('08:00')).toBe('coming')
  expect(shown('09:00')).toBe('open')
  expect(slotState({ ...morning, ...none }, settings, new Date('2027-03-05T09:00:00+01:00'))).toBe('missed')
  expect(shown('09:00', { is_locked: true })).toBe('missed')
  expect(shown('09:00', { is_absent: true })).toBe('absent')
  expect(shown('09:00', { is_regularised: true })).toBe('regularised')
  expect(shown('09:00', { is_entered: true })).toBe('entered')
  expect(shown('09:00', { signed_at: at('09:01'), is_absent: true })).toBe('signed')
})
