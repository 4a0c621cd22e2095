import { describe, expect, test } from 'vitest'
import { type FrenchNoun, frenchForms, frenchNameForms, proposeElision } from './french.ts'

const noun = (gender: 'm' | 'f', singular: string, elision: boolean): FrenchNoun => ({ singular, plural: `${singular}s`, gender, elision })
const nouns = [noun('m', 'club', false), noun('m', 'audit', true), noun('f', 'formation', false), noun('f', 'offre', true)]
const all = (form: string) => nouns.map((one) => frenchForms[form]!(one))

describe('TYP-10 the table of forms', () => {
  test.each<[string, string[]]>([
    ['le', ['le club', 'l’audit', 'la formation', 'l’offre']],
    ['un', ['un club', 'un audit', 'une formation', 'une offre']],
    ['du', ['du club', 'de l’audit', 'de la formation', 'de l’offre']],
    ['au', ['au club', 'à l’audit', 'à la formation', 'à l’offre']],
    ['de', ['de club', 'd’audit', 'de formation', 'd’offre']],
    ['ce', ['ce club', 'cet audit', 'cette formation', 'cette offre']],
    ['mon', ['mon club', 'mon audit', 'ma formation', 'mon offre']],
    ['votre', ['votre club', 'votre audit', 'votre formation', 'votre offre']],
    ['nouveau', ['nouveau club', 'nouvel audit', 'nouvelle formation', 'nouvelle offre']],
    ['aucun', ['aucun club', 'aucun audit', 'aucune formation', 'aucune offre']],
    ['quel', ['quel club', 'quel audit', 'quelle formation', 'quelle offre']],
    ['meme', ['le même club', 'le même audit', 'la même formation', 'la même offre']],
    ['autre', ['un autre club', 'un autre audit', 'une autre formation', 'une autre offre']],
    ['tous', ['tous les clubs', 'tous les audits', 'toutes les formations', 'toutes les offres']],
    ['que', ['que le club', 'que l’audit', 'que la formation', 'que l’offre']],
    ['quun', ['qu’un club', 'qu’un audit', 'qu’une formation', 'qu’une offre']],
    ['e', ['', '', 'e', 'e']],
    ['es', ['s', 's', 'es', 'es']],
    ['pl', ['clubs', 'audits', 'formations', 'offres']],
    ['les', ['les clubs', 'les audits', 'les formations', 'les offres']],
    ['des', ['des clubs', 'des audits', 'des formations', 'des offres']],
    ['aux', ['aux clubs', 'aux audits', 'aux formations', 'aux offres']],
    ['ces', ['ces clubs', 'ces audits', 'ces formations', 'ces offres']],
    ['mes', ['mes clubs', 'mes audits', 'mes formations', 'mes offres']],
    ['vos', ['vos clubs', 'vos audits', 'vos formations', 'vos offres']],
    ['nouveaux', ['nouveaux clubs', 'nouveaux audits', 'nouvelles formations', 'nouvelles offres']],
    ['depl', ['de clubs', 'd’audits', 'de formations', 'd’offres']],
  ])('%s', (form, expected) => expect(all(form)).toEqual(expected))

  test('an invariant noun keeps its singular whatever its stored plural', () => {
    expect(frenchForms['pl']!({ singular: 'tiers', plural: '', gender: 'm', elision: false, invariant: true })).toBe('tiers')
    expect(frenchForms['tous']!({ singular: 'devis', plural: 'x', gender: 'm', elision: false, invariant: true })).toBe('tous les devis')
  })
})

test('a name elides what stands before it', () => {
  expect(['Alice', 'Paul', 'Hélène', 'Yves', 'Yann', 'Île & Co', '12 idées'].map(frenchNameForms['de']!)).toEqual([
    'd’Alice',
    'de Paul',
    'd’Hélène',
    'd’Yves',
    'de Yann',
    'd’Île & Co',
    'de 12 idées',
  ])
  expect(frenchNameForms['que']!('Alice')).toBe('qu’Alice')
})

describe('TYP-10 proposed elision', () => {
  test.each(
    'événement audit offre adhérent inscription émargement œuvre Écran âge île hôtel hôpital heure histoire homme habitant hébergement hypothèse héroïne haleine haltère harmonie homologation huître huissier hôtesse homélie hallucination humain Œdème usager ordre-du-jour unité'.split(
      ' ',
    ),
  )('l’%s', (word) => expect(proposeElision(word)).toBe(true))
  test.each(
    'formation club hackathon hall handicap haut hasard héros hiérarchie hors-série yoga webinaire onze oui huit hauteur hockey hublot haricot harcèlement hobby 8 11e'.split(
      ' ',
    ),
  )('no elision before %s', (word) => expect(proposeElision(word)).toBe(false))
  test('several words, capitals and spaces', () => {
    expect(proposeElision('  Espace client')).toBe(true)
    expect(proposeElision('Hors-série de printemps')).toBe(false)
    expect(proposeElision('')).toBe(false)
  })
})
