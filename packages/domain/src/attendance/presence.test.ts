import { expect, test } from 'vitest'
import { makeLanguage } from '../kernel/language.ts'
import { presenceReason } from './presence.ts'

test('a presence told by a paper sheet says so in the language of its reader, whatever was written', () => {
  const of = (locale: 'fr' | 'en') => makeLanguage({ locale, glossary: {} })
  const before = { reason: 'Signed on paper', reason_code: 'paper' }
  expect(presenceReason(before, of('fr'))).toBe('Signature sur feuille papier')
  expect(presenceReason({ reason: '', reason_code: 'paper' }, of('en'))).toBe('Signed on paper')
  expect(presenceReason({ reason: 'Signed on paper', reason_code: null }, of('fr'))).toBe('Signed on paper')
})
