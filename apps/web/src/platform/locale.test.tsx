import { beforeEach, expect, test } from 'vitest'
import { arriveFrom, chooseLocale, readLocale } from './locale.ts'
import { actAs, clearSession, keepSession } from './session.ts'
import { sessionOf, tenantOf } from './viewer-fixtures.ts'

const forma = tenantOf('forma')
const speaking = (language: 'fr' | 'en', acting_admin: string | null = null) => sessionOf(forma, { user: { language, acting_admin } })
beforeEach(() => {
  localStorage.clear()
  clearSession()
  arriveFrom('')
})

test('the screen speaks French to a visitor, and to each person the language of their account', () => {
  expect(readLocale()).toBe('fr')
  keepSession(speaking('en'))
  expect(readLocale()).toBe('en')
})

test('whoever comes from an English page goes on in English, unless their account speaks another language', () => {
  arriveFrom('?code=RENTREE&lang=en')
  expect(readLocale()).toBe('en')
  keepSession(speaking('fr'))
  expect(readLocale()).toBe('fr')
  clearSession()
  arriveFrom('?lang=de')
  expect(readLocale()).toBe('fr')
})

test('what is chosen on this browser comes first, whoever signs in', () => {
  chooseLocale('fr')
  keepSession(speaking('en'))
  expect(readLocale()).toBe('fr')
})

test('an administrator who acts as someone keeps their own language', () => {
  keepSession(speaking('en'))
  actAs(speaking('fr', 'Claire Moreau'))
  expect(readLocale()).toBe('en')
})
