import { languageCookie } from '@kxo/domain/kernel/sentence'
import { beforeEach, expect, test } from 'vitest'
import { arriveFrom, chooseLocale, readLocale, sayLanguageToPages } from './locale.ts'
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

test('the pages the server writes are told the language of whoever is signed in, then nothing once they have left', () => {
  sayLanguageToPages()
  const noted = () => document.cookie.split('; ').filter((cookie) => cookie.startsWith(languageCookie))
  arriveFrom('?lang=en')
  expect(noted()).toEqual([])
  keepSession(speaking('en'))
  expect(noted()).toEqual([`${languageCookie}=en`])
  chooseLocale('fr')
  expect(noted()).toEqual([`${languageCookie}=fr`])
  localStorage.clear()
  clearSession()
  expect(noted()).toEqual([])
})
