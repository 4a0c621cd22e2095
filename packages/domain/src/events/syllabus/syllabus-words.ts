import { words } from '../../kernel/sentence.ts'

export const syllabusWords = words({
  dates: { fr: 'Dates et lieu', en: 'Dates and place' },
  prices: { fr: 'Tarifs', en: 'Prices' },
  priceLine: { fr: '{name}\u00A0: {ht} HT, {ttc} TTC', en: '{name}: {ht} excl. VAT, {ttc} incl. VAT' },
  netPrice: { fr: '{name}\u00A0: {ttc}, sans TVA', en: '{name}: {ttc}, no VAT' },
  indicators: { fr: 'Indicateurs de résultats', en: 'Results' },
  came: {
    fr: '{rate} des {n, number} personnes attendues {period} sont venues.',
    en: '{rate} of the {n, number} people expected {period} came.',
  },
  followed: {
    fr: 'Heures suivies\u00A0: {rate} des {hours} prévues.',
    en: '{rate} of the {hours} planned were followed.',
  },
  satisfied: {
    fr: 'Satisfaction\u00A0: {rate} ({n, plural, one {# réponse} other {# réponses}}).',
    en: 'Satisfaction: {rate} ({n, plural, one {# answer} other {# answers}}).',
  },
  contact: { fr: 'Contact', en: 'Contact' },
  download: { fr: 'Télécharger la fiche (PDF)', en: 'Download the sheet (PDF)' },
  version: { fr: 'Version {version, number}, éditée le {day, date, long}', en: 'Version {version, number}, produced on {day, date, long}' },
  toComplete: { fr: 'À compléter', en: 'To complete' },
})
