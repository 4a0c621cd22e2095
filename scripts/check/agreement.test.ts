import { describe, expect, test } from 'vitest'
import { agreement, faultsOfText, handWrittenArticles } from './agreement.ts'
import { frenchFaults } from './french/faults.ts'
import { hostileGlossaries } from './french/hostile-glossaries.ts'
import { treeOf } from './tree.ts'

describe('a sentence that is wrong for some tenant is refused', () => {
  test.each([
    ['d’ before a consonant', 'Feuille d’{attendance}'],
    ['de le', 'le code de {ticket.le}'],
    ['à le', 'Rattacher à {region.le}'],
    ['de les', 'Liste de {event.les}'],
    ['de before a vowel', 'N° de {bill}'],
    ['de before a plural in a vowel', 'mention obligatoire de {bill.pl}'],
    ['de before a name', 'Logo de {client}'],
    ['que before a name', 'au nom que {person} a choisi'],
    ['le before a vowel', 'Voir le {event}'],
    ['la before a masculine', 'dans la même {company}'],
    ['une before a masculine', 'Une {task} sans échéance.'],
    ['ce before a feminine', 'Ce {event} commence.'],
    ['tout before a feminine', 'Tout {event} compte.'],
    ['a plural article before a singular', 'Les {event} à venir'],
    ['a figure before a singular', '{n, plural, one {# {event}} other {# {event}}}'],
    ['a participle right after', 'Les {contact.pl} rattachés restent.'],
    ['a participle after a verb', '{event.le:cap} est annulé.'],
    ['a participle after a refusal', '{room.le:cap} ne peut pas être supprimé.'],
    ['a second participle', '{event.le:cap} est clos{event.e} ou annulé.'],
    ['the number of a participle', '{event.les:cap} ont été importé{event.e}.'],
    ['the number of a verb', '{event.les:cap} est annulé{event.e}.'],
    ['an adjective', '{catalogue:cap} public'],
    ['a participle of a relative clause', 'Voici {task.le} que vous aviez demandé.'],
    ['one branch alone', '{n, plural, =0 {rien} other {la {event}}}'],
  ])('%s', (_, fr) => expect(faultsOfText(fr)).not.toEqual([]))
})

describe('a sentence that is right for every tenant passes', () => {
  test.each([
    'Feuille {attendance.de}',
    'le code {ticket.du}',
    'dans {company.meme}',
    'N° {bill.de} à saisir',
    'Logo {client.de}',
    '{task.un:cap} sans échéance.',
    'Les {contact.pl} rattaché{contact.es} restent.',
    '{event.le:cap} est clos{event.e} ou annulé{event.e}.',
    '{event.ce:cap} est {event_gender, select, f {complète} other {complet}}.',
    '{company.ce:cap} fait déjà partie d’une fusion.',
    '{ticket.les:cap} paraissent ici dès qu’une place est confirmée.',
    '{company.le:cap} à qui {event.le} est réservé{event.e}',
    '{this} ne peut pas être supprimé(e)',
    'Feuille {attendance.de} verrouillée',
    'Il est possible de le faire ici.',
    '{n, plural, =0 {{event.aucun:cap}} one {# {event.sg}} other {# {event.pl}}}',
  ])('%s', (fr) => expect(faultsOfText(fr)).toEqual([]))
})

test('an English noun brings its own article', () => {
  for (const en of ['Open an {event}', 'A {company:cap} is missing', 'one {a {task.sg}}']) expect(handWrittenArticles(en)).toHaveLength(1)
  for (const en of ['Open {event.un}', 'a new {event}', 'a {percent} discount', 'an {event.pl}'])
    expect(handWrittenArticles(en)).toEqual([])
})

test('a sentence that cannot be read says so', () => {
  expect(faultsOfText('{n, plural, one {#}')[0]).toContain('cannot be read')
})

test('a status told alone agrees with the noun of its module', async () => {
  const said = async (path: string, fr: string) =>
    (await agreement.check(treeOf({ [path]: `const x = { fr: '${fr}', en: 'Paid' }` }))).length
  expect(await said('packages/domain/src/billing/status.ts', 'Payée')).toBe(1)
  expect(await said('packages/domain/src/billing/status.ts', 'Payé{bill.e}')).toBe(0)
  expect(await said('packages/domain/src/billing/status.ts', 'À payer')).toBe(0)
  expect(await said('packages/domain/src/help/status.ts', 'Résolue')).toBe(0)
})

test('the glossaries try both genders, elided or not, with plurals that differ or not', () => {
  const kinds = new Set(hostileGlossaries.map((glossary) => `${glossary['event']!.fr.gender} ${glossary['event']!.fr.elision}`))
  expect(hostileGlossaries).toHaveLength(12)
  expect([...kinds].sort()).toEqual(['f false', 'f true', 'm false', 'm true'])
  expect(frenchFaults({ text: 'Voir le appel', nouns: [] })).toEqual(['le appel'])
})
