import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** How much a proposal may be believed. */
export const matchLevel = catalogue({
  sure: { code: 1, label: { fr: 'Sûr', en: 'Sure' }, tone: 'success' },
  probable: { code: 2, label: { fr: 'Probable', en: 'Likely' }, tone: 'info' },
  toCheck: { code: 3, label: { fr: 'À vérifier', en: 'To check' }, tone: 'warning' },
})
export type MatchLevel = KeyOf<typeof matchLevel>
