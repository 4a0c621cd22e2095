import { words } from '../kernel/sentence.ts'

/** Sentences of what a learner opens on. */
export const homeWords = words({
  next: { fr: 'Prochaine date', en: 'Next date' },
  today: { fr: 'Aujourd’hui', en: 'Today' },
  sign: { fr: 'Signer', en: 'Sign' },
  ticket: { fr: 'Voir {ticket.mon}', en: 'See my {ticket}' },
  details: { fr: 'Voir le détail', en: 'See the details' },
  toDo: { fr: 'À faire', en: 'To do' },
})
