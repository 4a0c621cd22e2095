import { type Sentence, words } from '../kernel/sentence.ts'
import type { CheckKey } from './return-checks.ts'

/** What each control says. */
export const checkWords: Readonly<Record<CheckKey, Sentence>> = words({
  payers: { fr: 'Chaque produit est dans une ligne du cadre C', en: 'All income is in a line of frame C' },
  learners: { fr: 'Total F-1 = total F-3\u00A0: (1) = (3)', en: 'Total of F-1 = total of F-3: (1) = (3)' },
  specialities: { fr: 'Total F-1 = total F-4\u00A0: (1) = (4)', en: 'Total of F-1 = total of F-4: (1) = (4)' },
  levels: { fr: 'Les niveaux font le total RNCP', en: 'The levels make the RNCP total' },
  ordered: { fr: 'Ligne C 10 et cadre G vont ensemble', en: 'Line C 10 and frame G go together' },
})
