import { describe, expect, test } from 'vitest'
import { makeLanguage } from '../kernel/language.ts'
import { glossaryOf } from '../tenants/glossary/glossary.ts'
import { agoOf, earliestDueDate, isOverdue, isTooSoon, latenessOf, nextMonday, titleOf, tomorrow } from './rules.ts'
import { taskStatus } from './status.ts'

const now = new Date('2026-11-20T09:00:00Z')
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const french = makeLanguage({ locale: 'fr', glossary: glossaryOf() })
const english = makeLanguage({ locale: 'en', glossary: glossaryOf() })

describe('due date: now plus one hour at least', () => {
  test.each([
    [59, true],
    [60, false],
    [61, false],
    [-10, true],
  ])('%i minutes from now', (minutes, expected) => expect(isTooSoon(after(minutes), now)).toBe(expected))
  test('left as it was, it is not judged again', () => {
    expect(isTooSoon(after(-600), now, after(-600))).toBe(false)
    expect(isTooSoon(after(-599), now, after(-600))).toBe(true)
  })
  test('a note has none', () => expect(isTooSoon(null, now)).toBe(false))
  test('the bound is an hour away', () => expect(earliestDueDate(now).toISOString()).toBe('2026-11-20T10:00:00.000Z'))
})

test.each([
  ['todo', -1, true],
  ['todo', 0, false],
  ['todo', 1, false],
  ['done', -60, false],
  ['cancelled', -60, false],
] as const)('a %s task due in %i minutes is overdue: %s', (status, minutes, expected) =>
  expect(isOverdue({ status, todo_date: after(minutes) }, now)).toBe(expected),
)
test('a note is never overdue', () => expect(isOverdue({ status: 'todo', todo_date: null }, now)).toBe(false))

test.each([
  [30, 'En retard de moins d’une heure', 'Less than an hour late'],
  [60, 'En retard de 1 heure', '1 hour late'],
  [1439, 'En retard de 23 heures', '23 hours late'],
  [1440, 'En retard de 1 jour', '1 day late'],
  [3000, 'En retard de 2 jours', '2 days late'],
])('%i minutes late is said', (minutes, fr, en) => {
  const { sentence, values } = latenessOf(after(-minutes), now)
  expect([french.say(sentence, values), english.say(sentence, values)]).toEqual([fr, en])
})

test.each([
  [0, 'À l’instant'],
  [1, 'Il y a 1 minute'],
  [5, 'Il y a 5 minutes'],
  [130, 'Il y a 2 heures'],
  [5000, 'Il y a 3 jours'],
])('%i minutes ago is said', (minutes, fr) => {
  const { sentence, values } = agoOf(after(-minutes), now)
  expect(french.say(sentence, values)).toBe(fr)
})

test('a task is called by its label, else by the first words of its detail', () => {
  expect(titleOf({ label: ' Appeler ', detail_text: 'autre' })).toBe('Appeler')
  expect(titleOf({ label: '', detail_text: 'Premiers\nmots' })).toBe('Premiers mots')
  expect(titleOf({ label: '', detail_text: 'mot '.repeat(40) })).toBe(`${'mot '.repeat(20).trim()}…`)
  expect(titleOf({ label: '  ', detail_text: '' })).toBeNull()
})

test('shortcuts keep the wall clock across the change of hour', () => {
  expect(tomorrow(new Date('2026-03-28T08:30:00Z'), 'Europe/Paris').toISOString()).toBe('2026-03-29T07:30:00.000Z')
  expect(nextMonday(now, 'Europe/Paris').toISOString()).toBe('2026-11-23T08:00:00.000Z')
  expect(nextMonday(new Date('2026-11-23T10:00:00Z'), 'Europe/Paris').toISOString()).toBe('2026-11-30T08:00:00.000Z')
})

test('todo is the open state, done and cancelled are final; display codes are 0, 5, 7, 9', () => {
  const stored = ['todo', 'done', 'cancelled'] as const
  expect(stored.flatMap((from) => stored.filter((to) => taskStatus.mayFollow(from, to)).map((to) => `${from}-${to}`))).toEqual([
    'todo-done',
    'todo-cancelled',
  ])
  expect(taskStatus.codesOf('todo', 'done', 'error', 'cancelled')).toEqual([0, 5, 7, 9])
  expect(taskStatus.keys.map((key) => french.label(taskStatus, key))).toEqual(['En cours', 'Faite', 'Erreur', 'Annulée'])
})
