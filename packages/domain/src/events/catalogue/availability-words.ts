import type { Tone } from '../../kernel/catalogue.ts'
import { type Sentence, words } from '../../kernel/sentence.ts'
import type { Availability } from '../rules.ts'

/** What the badge says; 'COMPLET' is specified word for word. */
export const availabilityWords = words({
  available: { fr: 'Places disponibles', en: 'Places available' },
  inactive: { fr: 'Indisponible', en: 'Unavailable' },
  expired: { fr: 'Terminé{event.e}', en: 'Over' },
  pastLimitDate: { fr: 'Date limite dépassée', en: '{registration:cap} closed' },
  notYetOpen: { fr: 'Bientôt ouvert{event.e}', en: 'Opening soon' },
  full: { fr: 'COMPLET', en: 'FULL' },
  waitingList: { fr: 'COMPLET', en: 'FULL' },
}) satisfies Record<Availability, Sentence>

/** What a state of the badge means. */
export const availabilityTones: Readonly<Record<Availability, Tone>> = {
  available: 'success',
  inactive: 'neutral',
  expired: 'neutral',
  pastLimitDate: 'warning',
  notYetOpen: 'info',
  full: 'danger',
  waitingList: 'danger',
}
