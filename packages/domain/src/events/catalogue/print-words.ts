import { words } from '../../kernel/sentence.ts'

/** Sentences of the catalogue as a document, and of what asks for it. */
export const printWords = words({
  download: { fr: '{catalogue:cap} en PDF', en: '{catalogue:cap} as PDF' },
  asOf: { fr: 'Au {day, date, long}', en: 'As of {day, date, long}' },
  firstOnly: {
    fr: 'Ce document s’arrête aux {n, number} premiers résultats\u00A0: {catalogue.le} en ligne les montre tous.',
    en: 'This document stops at the first {n, number} results: the online {catalogue} shows them all.',
  },
  online: { fr: '{catalogue.le:cap} en ligne', en: 'The online {catalogue}' },
})
