import { expect, test } from 'vitest'
import { type Actor, visitor } from '../kernel/actor.ts'
import { may } from './permissions.ts'

const person = (more: Partial<Actor> = {}): Actor => ({ ...visitor(1), user_id: 7, profile: 'USR', session: 'full', ...more })
const admin = person({ user_id: 1, profile: 'ADM', is_admin: true })
const reader = { ...admin, restriction: 'readOnly' } as const
const theirs = { user_id: 7, is_in_group: false }
const ofSomeoneElse = { user_id: 8, is_in_group: false }
const group = { user_id: null, is_in_group: true }

test('a person reads and writes in their own conversations and in the groups they belong to, never elsewhere', () => {
  expect([theirs, group, ofSomeoneElse].map((people) => may.read(person(), people))).toEqual([true, true, false])
  expect([theirs, group, ofSomeoneElse].map((people) => may.write(person(), people))).toEqual([true, true, false])
  expect(may.read(visitor(1), { user_id: null, is_in_group: false })).toBe(false)
})

test('the team reads all; who only reads writes nothing, a referent is no team', () => {
  for (const who of [admin, reader, person({ profile: 'CNS' })]) expect(may.read(who, ofSomeoneElse)).toBe(true)
  expect([admin, person({ profile: 'CNS' }), reader].map((who) => may.answer(who))).toEqual([true, true, false])
  expect(may.write(reader, ofSomeoneElse)).toBe(false)
  expect(may.readInbox(person({ profile: 'REF' }))).toBe(false)
})

test('a personal link opens what is theirs, never the inbox', () => {
  expect(may.read(person({ session: 'link' }), theirs)).toBe(true)
  expect(may.readInbox({ ...admin, session: 'link' })).toBe(false)
})
