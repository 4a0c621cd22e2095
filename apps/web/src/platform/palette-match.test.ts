import { expect, test } from 'vitest'
import { holds, stillAnswering } from './palette-match.ts'

test.each([
  ['Événements à venir', 'evenement VENIR', true],
  ['Émargement', 'emarg', true],
  ['Factures', 'avoir', false],
  ['Factures', '', true],
])('"%s" holds "%s": %s', (text, typed, expected) => expect(holds(text, typed)).toBe(expected))

test('what was found for the beginning of a word goes as soon as it no longer answers', () => {
  const found = [{ label: 'Colin Emma', detail: 'emma@forma.test' }, { label: 'Lire le tableau de bord' }]
  expect(stillAnswering(found, 'li', 'li')).toEqual(found)
  expect(stillAnswering(found, 'li', 'lire le')).toEqual([found[1]])
})
