import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'

/** Where a person of a waiting list stands; `isQueued` keeps them in it. */
export const waitingState = catalogue({
  waiting: { code: 1, label: { fr: 'En attente', en: 'Waiting' }, tone: 'neutral', groups: ['isQueued'] },
  offered: { code: 2, label: { fr: 'Place proposée', en: 'Place offered' }, tone: 'info', groups: ['isQueued'] },
  placed: { code: 3, label: { fr: 'Place prise', en: 'Place taken' }, tone: 'success', groups: [] },
  left: { code: 4, label: { fr: 'Liste quittée', en: 'Left the list' }, tone: 'neutral', groups: [] },
  lapsed: { code: 5, label: { fr: 'Offre expirée', en: 'Offer expired' }, tone: 'warning', groups: [] },
})

/** What was decided in a waiting list. */
export const waitingDecision = catalogue({
  joined: { code: 1, label: { fr: 'Demande notée', en: 'Request noted' } },
  offered: { code: 2, label: { fr: 'Place proposée', en: 'Place offered' } },
  skipped: { code: 3, label: { fr: 'Tour passé', en: 'Turn skipped' } },
  placed: { code: 4, label: { fr: 'Place prise', en: 'Place taken' } },
  left: { code: 5, label: { fr: 'Liste quittée', en: 'Left the list' } },
  lapsed: { code: 6, label: { fr: 'Offre expirée sans réponse', en: 'Offer expired without an answer' } },
  declined: { code: 7, label: { fr: 'Place refusée', en: 'Place declined' } },
})
export type WaitingDecision = KeyOf<typeof waitingDecision>
