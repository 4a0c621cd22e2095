import { errorList } from '../kernel/errors.ts'

export const questionnairesErrors = errorList({
  closed: {
    http: 409,
    fr: '{questionnaire.ce:cap} est fermé{questionnaire.e}\u00A0: plus aucune réponse n’est prise.',
    en: 'This {questionnaire} is closed: no more answers are taken.',
  },
  notYet: {
    http: 409,
    fr: '{questionnaire.ce:cap} n’est pas encore ouvert{questionnaire.e}.',
    en: 'This {questionnaire} is not open yet.',
  },
  alreadyAnswered: {
    http: 409,
    fr: 'Vous avez déjà répondu\u00A0: une réponse envoyée ne change plus.',
    en: 'You have already answered: an answer that was sent no longer changes.',
  },
  alreadySent: {
    http: 409,
    fr: '{event.ce:cap} envoie déjà {questionnaire.ce} à ce public au même moment.',
    en: 'This {event} already sends this {questionnaire} to these people at the same moment.',
  },
  actionClosed: {
    http: 409,
    fr: 'Cette action est close\u00A0: reprenez-la pour la confier ou la dater autrement.',
    en: 'This action is closed: take it up again to give it or date it otherwise.',
  },
  actionOpen: {
    http: 409,
    fr: 'Cette action est encore en cours.',
    en: 'This action is still in progress.',
  },
  inRegister: {
    http: 409,
    fr: 'Cette réclamation se suit dans le registre.',
    en: 'This complaint is followed in the register.',
  },
  nobodyWaits: {
    http: 409,
    fr: 'Personne n’attend {questionnaire.ce}\u00A0: tout le monde a répondu, ou n’est pas concerné.',
    en: 'Nobody is waiting for this {questionnaire}: everyone answered, or it does not concern them.',
  },
})
