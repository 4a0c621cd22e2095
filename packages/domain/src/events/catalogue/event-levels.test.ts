import { expect, test } from 'vitest'
import { makeLanguage } from '../../kernel/language.ts'
import { glossaryOf } from '../../tenants/glossary/glossary.ts'
import { levelFrom, levelInWords } from './event-levels.ts'

const english = makeLanguage({ locale: 'en', glossary: glossaryOf({}) })
const french = makeLanguage({ locale: 'fr', glossary: glossaryOf({}) })

test('a usual level is one whichever language it is written in, and is said in the reader’s', () => {
  expect([levelFrom('Beginner'), levelFrom(' débutant '), levelFrom('All levels')]).toEqual(['Débutant', 'Débutant', 'Tous niveaux'])
  expect([levelInWords('Débutant', english), levelInWords('Débutant', french)]).toEqual(['Beginner', 'Débutant'])
})

test('any other stays in the organiser’s words', () => {
  expect([levelFrom('Niveau B2'), levelInWords('Niveau B2', english)]).toEqual(['Niveau B2', 'Niveau B2'])
})
