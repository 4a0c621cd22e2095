import { expect, test } from 'vitest'
import { kernelErrors } from './errors.ts'
import { typographyFaults } from './typography.ts'

test.each([
  'L’e-mail existe probablement déjà',
  'Aucun tarif trouvé\u202F!',
  'Le statut «\u00A0{from}\u00A0» ne peut pas devenir «\u00A0{to}\u00A0».',
  'Heure\u00A0: 14:05',
  'Chargement…',
  '{count, plural, one {# {event} supprimé{event.e}} other {# {event.pl} supprimé{event.es}}}',
  '{event_gender, select, f {complète} other {complet}}',
  'Voir https://example.test/a?b=1;c:d ou écrire à a@b.test',
  'Quoi\u202F?! Vraiment\u202F?',
  'TVA à 5,5\u00A0%, soit 12,00\u00A0€',
])('TYP-04 %j is well written', (text) => expect(typographyFaults(text)).toEqual([]))

test.each([
  ["L'e-mail", 'straight apostrophe'],
  ["{event.le:cap} n'existe pas", 'straight apostrophe'],
  ['Il a dit "non"', 'straight quotes'],
  ['Chargement...', 'three dots instead of …'],
  ['Aucun tarif trouvé !', 'no narrow no-break space before ; ! ?'],
  ['Aucun tarif trouvé!', 'no narrow no-break space before ; ! ?'],
  ['Aucun\u00A0; rien', 'no narrow no-break space before ; ! ?'],
  ['{n, plural, one {Un seul ?} other {Plusieurs\u202F?}}', 'no narrow no-break space before ; ! ?'],
  ['Supprimer {event.le} ?', 'no narrow no-break space before ; ! ?'],
  ['Heure : midi', 'no no-break space before :'],
  ['Heure: midi', 'no no-break space before :'],
  ['Heure\u202F: midi', 'no no-break space before :'],
  ['Total {n}:', 'no no-break space before :'],
  ['« a\u00A0»', 'no no-break space after «'],
  ['«\u00A0a »', 'no no-break space before »'],
  ['12 €', 'no no-break space before € or %'],
  ['12%', 'no no-break space before € or %'],
])('TYP-04 %j is not: %s', (text, fault) => expect(typographyFaults(text)).toEqual([fault]))

test('TYP-04 the refusals of the kernel are well written', () => {
  for (const { fr } of Object.values(kernelErrors)) expect([fr, typographyFaults(fr)]).toEqual([fr, []])
})
