import { expect, test } from 'vitest'
import { documentOfParagraphs } from '../mailing/templates/written-text.ts'
import { templateCategory } from './category.ts'
import { emptyWords } from './content.ts'
import { factsOf, mentionsOf } from './mentions.ts'
import { readyContent } from './ready.ts'

const all = { has_activity_number: true, has_siret: true, has_representative: true, has_mediator: true }
const missing = (...of: Parameters<typeof mentionsOf>) =>
  mentionsOf(...of)
    .filter(({ isThere }) => !isThere)
    .map(({ label }) => label.fr)

test.each(templateCategory.keys)('the ready template of %s says all the law wants, once its issuer entered its own', (category) => {
  expect(missing(category, readyContent(category), all)).toEqual([])
})

test('FOR-23 what a template must say is said in each language it speaks, by words or by a field', () => {
  const said = { ...emptyWords, opening: documentOfParagraphs('À apporter : rien. Règlement intérieur affiché. {{event.accessibility}}') }
  expect(missing('ticket', { fr: emptyWords, en: null }, all)).toEqual([
    'Contact pour une situation de handicap',
    'Ce qu’il faut apporter',
    'Règlement intérieur',
  ])
  expect(missing('ticket', { fr: said, en: null }, all)).toEqual([])
  expect(missing('ticket', { fr: said, en: emptyWords }, all)).toHaveLength(3)
})

test('what an issuer has not entered is missing, and for all issuers what one of them has not', () => {
  const none = { has_activity_number: false, has_siret: false, has_representative: false, has_mediator: false }
  const issuers = [
    { id: 1, ...all },
    { id: 2, ...all, has_representative: false },
  ]
  expect(missing('certificate', readyContent('certificate'), factsOf(issuers, 1))).toEqual([])
  expect(missing('certificate', readyContent('certificate'), factsOf(issuers, null))).toEqual(['Représentant légal de qui délivre'])
  expect(factsOf([], null)).toEqual(none)
})

test('INV-21 a mediator is due to individuals alone: its absence is said and keeps nobody from invoicing', () => {
  const lacking = mentionsOf('bill', readyContent('bill'), { ...all, has_mediator: false }).filter(({ isThere }) => !isThere)
  expect(lacking.map(({ label, isOfSome }) => [label.fr, isOfSome])).toEqual([['Médiateur de la consommation, pour une personne', true]])
  expect(missing('quote', { fr: emptyWords, en: null }, all)).toEqual(['Conditions de vente'])
})
