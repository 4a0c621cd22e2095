import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** What may be voted. */
export const voteChoice = catalogue({
  favour: { code: 1, label: { fr: 'Pour', en: 'For' }, tone: 'success' },
  against: { code: 2, label: { fr: 'Contre', en: 'Against' }, tone: 'danger' },
  abstention: { code: 3, label: { fr: 'Abstention', en: 'Abstention' }, tone: 'neutral' },
})
export type VoteChoice = KeyOf<typeof voteChoice>
