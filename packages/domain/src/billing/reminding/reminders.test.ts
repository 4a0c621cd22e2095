import { expect, test } from 'vitest'
import { gapBefore, nextLevel, type RemindedBill, remindingOf } from './reminders.ts'

const days = { 1: 3, 2: 15, 3: 30 }
const today = '2031-05-20'
const late: RemindedBill = {
  category: 'invoice',
  status: 'toPay',
  to_be_paid: 100,
  due_date: '2031-05-19',
  is_emptied: false,
  reminder_level: 0,
  reminded_on: null,
  has_recipient: true,
}

test('the next letter is the first that did not leave, among those that are on', () => {
  expect([0, 1, 2, 3].map((level) => nextLevel(level, days))).toEqual([1, 2, 3, undefined])
  expect(nextLevel(0, { 2: 15, 3: 30 })).toBe(2)
  expect(nextLevel(2, { 1: 3, 2: 15 })).toBeUndefined()
})

test('letters are spaced as the automatic ones are, one day at least', () => {
  expect([gapBefore(2, 1, days), gapBefore(3, 2, days), gapBefore(3, 1, days)]).toEqual([12, 15, 27])
  expect(gapBefore(2, 1, { 1: 9, 2: 4 })).toBe(1)
  expect(gapBefore(2, 1, { 2: 15 })).toBe(1)
})

test('a bill is reminded of from the day after its due date', () => {
  expect(remindingOf(late, days, today)).toEqual({ level: 1 })
  expect(remindingOf({ ...late, due_date: today }, days, today)).toEqual({ refusal: 'notDue', from: '2031-05-21' })
  expect(remindingOf({ ...late, due_date: null }, days, today)).toEqual({ refusal: 'notDue' })
})

test('again only once the days between two letters have passed', () => {
  const reminded = { ...late, reminder_level: 1, reminded_on: '2031-05-09' }
  expect(remindingOf(reminded, days, today)).toEqual({ refusal: 'tooSoon', from: '2031-05-21' })
  expect(remindingOf(reminded, days, '2031-05-21')).toEqual({ level: 2 })
})

test.each([
  ['a draft', { status: 'draft' }, 'notIssued'],
  ['a credit note', { category: 'credit' }, 'notIssued'],
  ['a paid bill', { status: 'paid', to_be_paid: 0 }, 'settled'],
  ['a credited bill', { status: 'credited' }, 'settled'],
  ['a bill whose content is gone', { is_emptied: true }, 'settled'],
  ['a bill of nobody who can be written to', { has_recipient: false }, 'noRecipient'],
  ['a bill whose three letters left', { reminder_level: 3, reminded_on: '2031-01-01' }, 'allSent'],
] as const)('%s is not reminded of', (_, more, refusal) => {
  expect(remindingOf({ ...late, ...more }, days, today)).toEqual({ refusal })
})

test('nor one whose next letters are switched off', () => {
  expect(remindingOf({ ...late, reminder_level: 1, reminded_on: '2031-01-01' }, { 1: 3 }, today)).toEqual({ refusal: 'switchedOff' })
})
