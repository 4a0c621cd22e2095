import { words } from '../kernel/sentence.ts'

/** What the badge says (screens §0.5); `full` is said in capitals in both languages by specification §8. */
export const availabilityWords = words({
  available: { fr: 'Places disponibles', en: 'Places available' },
  inactive: { fr: 'Indisponible', en: 'Unavailable' },
  expired: { fr: 'Terminé{event.e}', en: 'Over' },
  pastLimitDate: { fr: 'Date limite dépassée', en: 'Registration closed' },
  full: { fr: 'COMPLET', en: 'FULL' },
  waitingList: { fr: 'COMPLET', en: 'FULL' },
})
