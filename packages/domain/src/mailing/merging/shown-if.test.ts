import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeLanguage } from '../../kernel/language.ts'
import { conditionalText, plainTextOf, type RichText, richText, type ShownIf } from '../../kernel/rich-text.ts'
import { htmlOf } from '../../kernel/rich-text-html.ts'
import { glossaryOf } from '../../tenants/glossary/glossary.ts'
import { conditionInWords, conditionsIn, holds, shownTo, withConditionsSaid } from './shown-if.ts'

const [fr, en] = (['fr', 'en'] as const).map((locale) => makeLanguage({ locale, glossary: glossaryOf({}) }))
const said = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const body = (...conditions: ShownIf[]): RichText => ({
  type: 'doc',
  content: [
    said('Bonjour'),
    ...conditions.map((attrs, at) => ({ type: 'shownIf' as const, attrs, content: [said(`Bloc ${at}`)] })),
    said('À bientôt'),
  ],
})
const online: ShownIf = { of: 'event.is_online', test: 'yes', value: '' }

test('a block is shown to whoever its condition holds for, in the mail and in its text', () => {
  const reader = { facts: { 'event.is_online': false }, values: { 'registration.promo_code': 'ÉTÉ', 'contact.job': ' ' } }
  const both = body(online, { of: 'registration.promo_code', test: 'filled', value: '' })
  expect(plainTextOf(shownTo(both, reader))).toBe('Bonjour\nBloc 1\nÀ bientôt')
  expect(htmlOf(shownTo(both, reader))).toBe('<p>Bonjour</p>\n<p>Bloc 1</p>\n<p>À bientôt</p>')
  expect(plainTextOf(shownTo(both))).toBe('Bonjour\nBloc 0\nBloc 1\nÀ bientôt')
})

test('what nobody can tell holds neither way; texts are compared without case nor accents', () => {
  const values = { 'registration.promo_code': 'Été', 'contact.job': '' }
  const met = (of: string, test: ShownIf['test'], value = '') => holds({ of, test, value }, { 'contact.is_member': true }, values)
  expect([met('event.is_online', 'yes'), met('event.is_online', 'no')]).toEqual([false, false])
  expect([met('contact.is_member', 'yes'), met('contact.is_member', 'no')]).toEqual([true, false])
  expect([met('contact.job', 'filled'), met('contact.job', 'empty')]).toEqual([false, true])
  expect([met('registration.promo_code', 'equals', ' ETE'), met('registration.promo_code', 'differs', 'hiver')]).toEqual([true, true])
})

test('a condition reads in words in both languages, and stands in a text that is compared', () => {
  const equals: ShownIf = { of: 'contact.job', test: 'equals', value: 'Chef' }
  expect(conditionInWords(online, fr!.say)).toBe('L’événement se tient à distance\u00A0: oui')
  expect(conditionInWords(equals, fr!.say)).toBe('Fonction est «\u00A0Chef\u00A0»')
  expect(conditionInWords(equals, en!.say)).toBe('Job title is “Chef”')
  expect(conditionInWords({ of: 'contact.own.regime', test: 'empty', value: '' }, fr!.say, { 'contact.own.regime': 'Régime' })).toBe(
    'Régime est vide',
  )
  expect(plainTextOf(withConditionsSaid(body(equals), fr!.say))).toBe(
    'Bonjour\n[Afficher si\u00A0: Fonction est «\u00A0Chef\u00A0»]\nBloc 0\nÀ bientôt',
  )
  expect(conditionsIn(body(online, equals))).toEqual([online, equals])
})

test('a conditional block is kept where a message may have one, and nowhere else', () => {
  const written = body(online)
  expect(z.decode(conditionalText, written)).toEqual(written)
  expect(z.safeDecode(richText, written as unknown).success).toBe(false)
  for (const attrs of [{ of: 'x y', test: 'yes' }, { of: 'contact.job', test: 'perhaps' }, {}])
    expect(z.safeDecode(conditionalText, { type: 'doc', content: [{ type: 'shownIf', attrs, content: [] }] } as unknown).success).toBe(
      false,
    )
})
