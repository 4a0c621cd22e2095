import { words } from '../kernel/sentence.ts'

/** Sentences of what comes to a referent. */
export const deskWords = words({
  retain: { fr: 'Retenir', en: 'Select' },
  decline: { fr: 'Décliner', en: 'Decline' },
  requestsHelp: {
    fr: 'Votre accord est demandé avant chaque {registration}.',
    en: 'Your approval is required before each {registration}.',
  },
  noRequest: { fr: 'Rien n’attend votre accord.', en: 'Nothing is waiting for your approval.' },
  noneReceived: { fr: '{registration.aucun:cap} reçu{registration.e} pour le moment.', en: 'No {registration} received yet.' },
  comment: { fr: 'Commentaire', en: 'Comment' },
})
