import { errorList } from '../kernel/errors.ts'

export const signaturesErrors = errorList({
  /** `items` names them, in the reader’s language. */
  lacksMentions: { http: 409, fr: 'Signature impossible\u00A0: indiquez {items}', en: 'Signature impossible: enter {items}' },
  contentChanged: {
    http: 409,
    fr: 'Le contenu a changé\u00A0: une nouvelle signature est nécessaire.',
    en: 'The content has changed: a new signature is needed.',
  },
  nothingToPrepare: { http: 409, fr: 'Il n’y a rien à préparer pour {party}.', en: 'There is nothing to prepare for {party}.' },
  wrongAgreementStatus: {
    http: 409,
    fr: '{contract.le:cap} est au statut «\u00A0{from}\u00A0»\u00A0: cette action n’est plus possible.',
    en: 'The {contract} is at the status “{from}”: this can no longer be done.',
  },
  notYourTurn: { http: 409, fr: 'En attente {name.de}.', en: 'Waiting for {name}.' },
  alreadySigned: { http: 409, fr: 'Vous avez déjà signé.', en: 'You have already signed.' },
  requestExpired: {
    http: 409,
    fr: 'Le délai de signature est passé. Demandez un nouvel envoi.',
    en: 'The time to sign is over. Ask for it to be sent again.',
  },
  codeNeeded: {
    http: 422,
    fr: 'Saisissez le code reçu par mail ou par SMS.',
    en: 'Enter the code received by email or text message.',
  },
  channelClosed: {
    http: 409,
    fr: 'Aucun code ne peut être envoyé par ce moyen.',
    en: 'No code can be sent that way.',
  },
  notReady: {
    http: 409,
    fr: 'Le document est en cours de préparation. Réessayez dans un instant.',
    en: 'The document is being prepared. Try again in a moment.',
  },
  noSignatory: {
    http: 409,
    fr: 'Cette personne ne peut pas signer pour {party}.',
    en: 'This person cannot sign for {party}.',
  },
  sameSignatory: { http: 409, fr: 'Une même personne ne signe pas des deux côtés.', en: 'One person does not sign on both sides.' },
  tooLateToWithdraw: {
    http: 409,
    fr: 'Le délai de rétractation a pris fin le {day, date, short}.',
    en: 'The withdrawal period ended on {day, date, short}.',
  },
  noWithdrawal: { http: 409, fr: 'Ce document n’ouvre pas de délai de rétractation.', en: 'This document has no withdrawal period.' },
  signedInFuture: { http: 409, fr: 'Une signature ne peut pas être datée de demain.', en: 'A signature cannot be dated tomorrow.' },
})
