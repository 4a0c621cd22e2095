import { expect, test } from 'vitest'
import { makeLanguage } from '../../kernel/language.ts'
import { glossaryOf } from '../../tenants/glossary/glossary.ts'
import { textOfFilm } from '../inputs/film.ts'
import { inputType } from '../inputs/input-type.ts'
import { answerText, fileOfAnswer } from './answer-text.ts'
import { joinRows, joinValues } from './multi-values.ts'

const language = makeLanguage({ locale: 'fr', glossary: glossaryOf({}) })
const rich = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'En gras' }] }] })
const read: Record<string, [string, string]> = {
  text: ['Bonjour', 'Bonjour'],
  number: ['42', '42'],
  date: ['2027-03-12', '12/03/2027'],
  select: ['Deux', 'Deux'],
  checkbox: ['false', 'Non'],
  richText: [rich, 'En gras'],
  image: ['292', 'Fichier'],
  multiSelect: [joinValues(['Un', 'Trois']), 'Un, Trois'],
  terms: ['true', 'Oui'],
  file: ['293', 'Fichier'],
  textList: [joinValues(['a', 'b']), 'a, b'],
  matrix: [
    joinRows([
      ['a1', 'b1'],
      ['a2', ''],
    ]),
    'a1 · b1\na2 · ',
  ],
  video: [textOfFilm({ file: 7, name: 'Démo', rank: 1 }), 'Démo'],
  stars: ['4', '4 ★'],
  programme: ['true', 'Oui'],
  dateTime: ['2027-03-12T13:30:00.000Z', '12/03/2027 14:30'],
}

test.each(inputType.keys)('an answer of type %s is read as people write it', (input) => {
  const [value, text] = read[input] ?? ['', '?']
  expect(answerText(input, value, language)).toBe(text)
})

test('what cannot be read stays as it was given, and nothing is no answer', () => {
  expect(answerText('date', 'demain', language)).toBe('demain')
  expect(answerText('checkbox', '', language)).toBe('')
})

test('an answer that gave a file tells which', () => {
  expect(fileOfAnswer('image', '292')).toBe(292)
  expect(fileOfAnswer('video', textOfFilm({ file: 7, name: 'Démo', rank: null }))).toBe(7)
  expect(fileOfAnswer('number', '292')).toBeUndefined()
})
