import { words } from '../kernel/sentence.ts'

/** What the list of pages and tabs says of functions: it weighs on every first load. */
export const partnerPageWords = words({
  functionTitle: { fr: 'Fiche {partner.de}', en: '{partner:cap} record' },
  partners: { fr: '{partner.pl:cap}', en: '{partner.pl:cap}' },
  functions: { fr: 'Fonctions', en: 'Functions' },
  myPlanning: { fr: 'Mon planning', en: 'My schedule' },
})
