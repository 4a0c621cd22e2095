import { words } from '../../kernel/sentence.ts'
import { catalogueWords } from '../catalogue/catalogue-words.ts'

/** Sentences of copying many events. */
export const copyWords = words({
  copy: catalogueWords.duplicate,
  days: { fr: 'Décaler les dates, en jours', en: 'Shift the dates, in days' },
  daysHelp: { fr: '0 garde les mêmes dates.', en: '0 keeps the same dates.' },
  will: {
    fr: '{n, plural, =0 {Aucun brouillon ne sera créé.} one {# brouillon sera créé.} other {# brouillons seront créés.}}',
    en: '{n, plural, =0 {No draft will be created.} one {# draft will be created.} other {# drafts will be created.}}',
  },
  without: {
    fr: '{room.pl:cap} et {partner.pl} restent à choisir. {registration.pl:cap}, {bill.pl} et signatures ne sont jamais copiés.',
    en: '{room.pl:cap} and {partner.pl} remain to be chosen. {registration.pl:cap}, {bill.pl} and signatures are never copied.',
  },
  left: {
    fr: '{n, plural, one {# n’est pas copié{event.e}\u00A0:} other {# ne sont pas copié{event.es}\u00A0:}}',
    en: '{n, plural, one {# is not copied:} other {# are not copied:}}',
  },
  done: {
    fr: '{n, plural, =0 {Aucun brouillon n’a été créé.} one {# brouillon a été créé.} other {# brouillons ont été créés.}}',
    en: '{n, plural, =0 {No draft was created.} one {# draft was created.} other {# drafts were created.}}',
  },
  drafts: { fr: 'Voir les brouillons', en: 'See the drafts' },
  undated: { fr: 'Sans date', en: 'No date' },
})
