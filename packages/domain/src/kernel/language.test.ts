import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { type FrenchNoun, type GlossaryEntry, type MergeValues, makeLanguage } from './language.ts'
import type { Locale } from './sentence.ts'

const entry = (gender: 'm' | 'f', singular: string, elision: boolean, more: Partial<FrenchNoun> = {}, english?: string): GlossaryEntry => ({
  fr: { singular, plural: `${singular}s`, gender, elision, ...more },
  ...(english ? { en: { singular: english, plural: `${english}s` } } : {}),
})
const nouns = {
  événement: entry('m', 'événement', true, {}, 'event'),
  formation: entry('f', 'formation', false, {}, 'training'),
  audit: entry('m', 'audit', true, {}, 'audit'),
  offre: entry('f', 'offre', true, {}, 'offer'),
  hackathon: entry('m', 'hackathon', false, {}, 'hackathon'),
  session: entry('f', 'session', false, {}, 'session'),
  mission: entry('f', 'mission', false, {}, 'mission'),
  club: entry('m', 'club', false, {}, 'club'),
  adhérent: entry('m', 'adhérent', true, {}, 'member'),
  client: entry('m', 'client', false, {}, 'client'),
  tiers: entry('m', 'tiers', false, { plural: 'tiers', invariant: true }, 'third party'),
}
const speaking = (noun: keyof typeof nouns, locale: Locale = 'fr', zone?: string) =>
  makeLanguage({
    locale,
    glossary: { event: nouns[noun], company: nouns.club, room: entry('f', 'salle', false) },
    ...(zone ? { timeZone: zone } : {}),
  })
const say = (noun: keyof typeof nouns, fr: string, values?: MergeValues) => speaking(noun).say({ fr, en: fr }, values)

describe('TYP-11 sentences', () => {
  const created = '{event.le:cap} a été créé{event.e}.'
  const full = '{event.ce:cap} est {event_gender, select, f {complète} other {complet}}.'
  test.each<[keyof typeof nouns, string, string]>([
    ['audit', created, 'L’audit a été créé.'],
    ['formation', created, 'La formation a été créée.'],
    ['événement', full, 'Cet événement est complet.'],
    ['formation', full, 'Cette formation est complète.'],
    ['audit', '{event.nouveau:cap}', 'Nouvel audit'],
    ['offre', '{event.nouveau:cap}', 'Nouvelle offre'],
    ['session', '{event.aucun:cap} trouvé{event.e}.', 'Aucune session trouvée.'],
    ['offre', '{event.mon:cap}', 'Mon offre'],
    ['hackathon', '{event.le:cap} est ouvert{event.e}.', 'Le hackathon est ouvert.'],
    ['mission', 'Liste {event.des}', 'Liste des missions'],
    ['événement', 'Inscription {event.au}', 'Inscription à l’événement'],
    ['formation', 'Inscription {event.au}', 'Inscription à la formation'],
    ['club', 'Inscription {event.au}', 'Inscription au club'],
    ['adhérent', 'Nombre {event.depl}', 'Nombre d’adhérents'],
    ['client', 'Nombre {event.depl}', 'Nombre de clients'],
    ['formation', '{event.les:cap} ont été importé{event.es}.', 'Les formations ont été importées.'],
    ['audit', '{event.les:cap} ont été importé{event.es}.', 'Les audits ont été importés.'],
  ])('%s: %s', (noun, template, expected) => expect(say(noun, template)).toBe(expected))

  test('a name merged into a sentence elides, and an unknown form is refused', () => {
    expect(say('club', 'Logo {name.de}', { name: 'Alice' })).toBe('Logo d’Alice')
    expect(say('club', 'Logo {name.de}', { name: 'Paul' })).toBe('Logo de Paul')
    expect(speaking('club', 'en').say({ fr: '', en: 'Logo {name.de}' }, { name: 'Alice' })).toBe('Logo of Alice')
    expect(() => say('club', 'Logo {name.aux}', { name: 'Alice' })).toThrow(RangeError)
  })
  test('tiers is invariant: 1 tiers, 2 tiers', () => {
    const count = '{count, plural, one {# {event}} other {# {event.pl}}}'
    expect([1, 2].map((n) => say('tiers', count, { count: n }))).toEqual(['1 tiers', '2 tiers'])
  })
  test('« {this} ne peut pas être supprimé(e) » of the specification', () => {
    const refused = { fr: '{this.le:cap} ne peut pas être supprimé{this.e}.', en: '{this.le:cap} cannot be deleted.' }
    expect(speaking('formation').say(refused, { this: 'event' })).toBe('La formation ne peut pas être supprimée.')
    expect(speaking('audit').say(refused, { this: 'event' })).toBe('L’audit ne peut pas être supprimé.')
    expect(speaking('audit', 'en').say(refused, { this: 'event' })).toBe('The audit cannot be deleted.')
  })
})

describe('TYP-06 plurals', () => {
  const count = '{n, plural, one {# {event}} many {# {event.de}} other {# {event.pl}}}'
  test.each([
    [0, '0 formation'],
    [1, '1 formation'],
    [1.5, '1,5 formation'],
    [2, '2 formations'],
    [1_000_000, '1\u202F000\u202F000 de formation'],
  ])('%d', (n, expected) => expect(say('formation', count, { n })).toBe(expected))
  test('English counts 0 as plural', () => {
    const inEnglish = speaking('formation', 'en')
    expect([0, 1, 2].map((n) => inEnglish.say({ fr: count, en: count }, { n }))).toEqual(['0 trainings', '1 training', '2 trainings'])
  })
})

describe('tokens', () => {
  test('the bare noun, its capital, and a value of the same name', () => {
    expect(say('audit', '{event} {event:cap} {event.pl:cap}')).toBe('audit Audit Audits')
    expect(say('audit', 'Chez {company}', { company: 'Dupont & Fils' })).toBe('Chez Dupont & Fils')
    expect(say('audit', '{name:cap}', { name: 'élan' })).toBe('Élan')
  })
  test('this: a concept is inflected, a proper name stays as it is', () => {
    const template = '{this.le:cap} est au statut « {a} » ; supprimé{this.e}, {this}'
    expect(say('formation', template, { this: 'event', a: 'x' })).toBe('La formation est au statut « x » ; supprimée, formation')
    expect(say('formation', template, { this: 'Dupont', a: 'x' })).toBe('Dupont est au statut « x » ; supprimé, Dupont')
    expect(say('formation', '{this_gender, select, f {complète} other {complet}}', { this: 'event' })).toBe('complète')
  })
  test('what is no concept stays an argument of ICU, and a missing one is an error', () => {
    expect(say('audit', 'Bonjour {first_name}', { first_name: 'Zoé' })).toBe('Bonjour Zoé')
    expect(() => say('audit', 'Bonjour {first_name}')).toThrow(/first_name/)
    expect(() => say('audit', '{nothing.le}')).toThrow(RangeError)
    expect(() => say('audit', '{event.zz}')).toThrow(RangeError)
  })
  test('values are never read as templates', () => {
    expect(say('audit', '<b>{name}</b> # l’été', { name: "{event.le} '{' # <i>" })).toBe("<b>{event.le} '{' # <i></b> # l’été")
  })
  test('a branch that looks like a token stays text', () => {
    expect(say('audit', '{n, plural, one {event} other {company}}', { n: 1 })).toBe('event')
  })
  test('numbers are written as they are, or grouped on demand', () => {
    expect(say('audit', '{year} {n, number}', { year: 2027, n: 12_345.5 })).toBe('2027 12\u202F345,5')
  })
  test('sentences inside sentences are said in the same language, with the same values', () => {
    const outer = { fr: 'Le statut « {from} » de {n}', en: 'The status “{from}” of {n}' }
    const from = { fr: 'Confirmé{event.e}', en: 'Confirmed' }
    expect(speaking('formation').say(outer, { from, n: 3 })).toBe('Le statut « Confirmée » de 3')
    expect(speaking('formation', 'en').say(outer, { from, n: 3 })).toBe('The status “Confirmed” of 3')
  })
})

describe('TYP-05 dates in sentences', () => {
  const at = new Date('2026-10-31T23:30:00Z')
  test('in the zone of the language', () => {
    expect(say('audit', 'le {at, date, full} à {at, time} ({at, time, short}), {at, date}, {at}', { at })).toBe(
      'le dimanche 1er novembre 2026 à 0\u202Fh\u202F30 (00:30), 01/11/2026, 1er novembre 2026',
    )
    const there = speaking('audit', 'fr', 'America/Martinique')
    expect(there.say({ fr: '{at, date, long}', en: '' }, { at })).toBe('31 octobre 2026')
    expect(there.zone).toBe('America/Martinique')
  })
  test('a calendar day has no zone', () => {
    expect(speaking('audit', 'fr', 'Pacific/Noumea').say({ fr: '{day, date, long}', en: '' }, { day: '2027-03-01' })).toBe('1er mars 2027')
  })
  test('what is no date is an error', () => {
    expect(() => say('audit', '{at, date}', { at: 3 })).toThrow(RangeError)
    expect(() => say('audit', '{at, time}', { at: '2027-03-01' })).toThrow(RangeError)
  })
})

test('TYP-13 English says a/an and plurals; without English words the French ones serve', () => {
  const english = speaking('audit', 'en')
  const text = 'Create {event.un}, {event.tous}, {event.le:cap} was deleted{event.e}, {room.un}'
  expect(english.say({ fr: '', en: text })).toBe('Create an audit, all audits, The audit was deleted, a salle')
})

test('one template says each tenant’s words, whatever was compiled before', () => {
  const template = 'Créer {event.un}'
  expect([say('audit', template), say('offre', template), say('audit', template)]).toEqual([
    'Créer un audit',
    'Créer une offre',
    'Créer un audit',
  ])
})

test('labels of a catalogue agree with the noun', () => {
  const status = catalogue({ confirmed: { code: 5, label: { fr: 'Confirmé{event.e}', en: 'Confirmed' } } })
  expect(speaking('offre').label(status, 'confirmed')).toBe('Confirmée')
  expect(speaking('offre', 'en').label(status, 'confirmed')).toBe('Confirmed')
  expect(speaking('offre').noun('event', 'le')).toBe('l’offre')
})
