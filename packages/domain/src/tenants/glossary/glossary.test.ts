import { describe, expect, test } from 'vitest'
import { makeLanguage } from '../../kernel/language.ts'
import { concepts, defaultGlossary, glossaryOf, usesWord } from './glossary.ts'
import { glossaryPresets } from './glossary-presets.ts'

const said = (glossary: ReturnType<typeof glossaryOf>, fr: string, en = fr, locale: 'fr' | 'en' = 'fr') =>
  makeLanguage({ locale, glossary }).say({ fr, en })

test('TYP-10 the default words agree', () => {
  const plain = glossaryOf()
  expect(said(plain, '{event.le:cap} · {attendance.le} · {entity.le} · {directory.du} · {room.ce} · {quote.tous} · {location.pl}')).toBe(
    'L’événement · l’émargement · l’entité · de l’annuaire · cette salle · tous les devis · lieux',
  )
  expect(said(plain, '', '{event.un} · {entity.un} · {quiz.pl} · {company.pl}', 'en')).toBe('an event · an entity · quizzes · companies')
})

test('TYP-10 every concept has its words in both languages', () => {
  for (const concept of concepts) {
    const { fr, en } = defaultGlossary[concept]
    for (const text of [fr.singular, fr.plural, en?.singular, en?.plural]) expect(text).toMatch(/^\p{L}/u)
    expect(fr.invariant ?? false).toBe(fr.singular === fr.plural)
  }
})

describe('presets of each kind of tenant', () => {
  test.each([
    ['training', 'La formation est annulée.'],
    ['club', 'La rencontre est annulée.'],
    ['law_firm', 'La formation est annulée.'],
    ['agency', 'L’événement est annulé.'],
    ['recruiting', 'L’offre est annulée.'],
  ] as const)('%s', (preset, expected) =>
    expect(said(glossaryOf({}, glossaryPresets[preset]), '{event.le:cap} est annulé{event.e}.')).toBe(expected),
  )
  test('rename known concepts only', () => {
    for (const preset of Object.values(glossaryPresets)) expect(concepts).toEqual(expect.arrayContaining(Object.keys(preset)))
  })
})

describe('TYP-13 what a tenant does not say', () => {
  const hackathon = { fr: { singular: 'hackathon', plural: 'hackathons', gender: 'm', elision: false } } as const
  const emptied = { fr: { singular: '', plural: '', gender: 'm', elision: false } } as const
  test('its own words win over those of its kind, these over the default ones', () => {
    const glossary = glossaryOf({ event: hackathon }, glossaryPresets.training)
    expect(said(glossary, '{event.le}, {partner.le}, {bill.le}')).toBe('le hackathon, le formateur, la facture')
    expect(said(glossary, '', '{event.un}', 'en')).toBe('a hackathon')
  })
  test('an emptied word hides menus but sentences keep the default one', () => {
    expect(usesWord({ support: emptied }, 'support')).toBe(false)
    expect(usesWord({}, 'support')).toBe(true)
    expect(said(glossaryOf({ support: emptied }), '{support.pl}')).toBe('supports')
  })
  test('an unknown concept is left out', () => expect(glossaryOf({ constructor: hackathon })).toEqual(defaultGlossary))
})
