import { legalWords } from './legal-words.ts'

/** What a tenant writes of its duties, in the order of the legal notice. */
export const legalParts = [
  { name: 'mentions_legales', title: legalWords.legalTitle },
  { name: 'privacy', title: legalWords.privacy },
  { name: 'cookies', title: legalWords.cookies },
  { name: 'reglement_interieur', title: legalWords.internalRules },
] as const
