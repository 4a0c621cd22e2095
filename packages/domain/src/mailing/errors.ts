import { errorList } from '../kernel/errors.ts'

export const mailingErrors = errorList({
  alwaysOn: {
    http: 409,
    fr: 'Ce message part toujours\u00A0: il ne peut pas être désactivé.',
    en: 'This message is always sent: it cannot be switched off.',
  },
  fixedText: { http: 409, fr: 'Ce message garde les mots de la plateforme.', en: 'The wording of this message cannot be changed.' },
  unknownField: {
    http: 422,
    fr: 'Le champ {field} n’existe pas dans ce message.',
    en: 'The field {field} does not exist in this message.',
  },
  fieldNeeded: {
    http: 422,
    fr: 'Le champ «\u00A0{field}\u00A0» est obligatoire dans ce message.',
    en: 'The field “{field}” is required in this message.',
  },
  emptyText: { http: 422, fr: 'Sauvegarde impossible\u00A0: le message est vide.', en: 'Cannot save: the message is empty.' },
  textThere: {
    http: 409,
    fr: 'Un modèle actif existe déjà pour ce moment et ce périmètre\u00A0: {scope}.',
    en: 'An active template already exists for this moment and scope: {scope}.',
  },
  secretCopy: {
    http: 409,
    fr: 'Ce message contient un accès personnel\u00A0: demandez-en un nouveau plutôt qu’une copie.',
    en: 'This message holds a personal access: ask for a new one rather than a copy.',
  },
  notWritten: {
    http: 409,
    fr: 'Ce message ne peut pas être écrit\u00A0: la personne n’a plus d’adresse, ou il est désactivé.',
    en: 'This message cannot be written: the person has no address any more, or it is switched off.',
  },
  nobodyAsked: { http: 422, fr: 'Choisissez une personne ou {event.un}.', en: 'Choose a person or {event.un}.' },
  noSuchDate: { http: 422, fr: 'Ce message ne dépend pas de cette date.', en: 'This message does not hang on that date.' },
  hoursReversed: {
    http: 422,
    fr: 'L’heure de fin doit suivre l’heure de début.',
    en: 'The closing time must follow the opening time.',
  },
  leftByThemselves: {
    http: 409,
    fr: 'Cette personne s’est désinscrite elle-même : elle seule peut revenir.',
    en: 'This person unsubscribed: only they can come back.',
  },
  notRejected: {
    http: 409,
    fr: 'Seul un mail rejeté peut être renvoyé : celui-ci est « {status} ».',
    en: 'Only a rejected email can be sent again: this one is “{status}”.',
  },
})
