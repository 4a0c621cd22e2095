import { type Sentence, words } from '../kernel/sentence.ts'
import type { Mastery } from './marking.ts'

/** How far a learner is with an objective. */
export const masteryWords: Readonly<Record<Mastery, Sentence>> = words({
  acquired: { fr: 'Acquis', en: 'Acquired' },
  inProgress: { fr: 'En cours d’acquisition', en: 'Being acquired' },
  notAcquired: { fr: 'Non acquis', en: 'Not acquired' },
})
