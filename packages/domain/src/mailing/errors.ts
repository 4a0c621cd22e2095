import { errorList } from '../kernel/errors.ts'

export const mailingErrors = errorList({
  alwaysOn: {
    http: 409,
    fr: 'Ce message part toujours\u00A0: il ne peut pas être désactivé.',
    en: 'This message is always sent: it cannot be switched off.',
  },
  noCopy: {
    http: 409,
    fr: 'Ce message n’est que pour son destinataire\u00A0: personne d’autre n’en reçoit de copie.',
    en: 'This message is for its recipient alone: nobody else receives a copy.',
  },
  noRecipient: {
    http: 422,
    fr: 'Ce message n’aurait plus aucun destinataire\u00A0: gardez-en un, ou désactivez-le.',
    en: 'This message would have no recipient left: keep one, or switch it off.',
  },
  addressBlocked: { http: 409, fr: '{why}', en: '{why}' },
  lockedRecipient: {
    http: 409,
    fr: 'Les destinataires de ce message ne peuvent pas être retirés.',
    en: 'The recipients of this message cannot be removed.',
  },
  noChannel: {
    http: 422,
    fr: 'Ce message doit garder au moins un canal qu’il permet.',
    en: 'This message must keep at least one channel it allows.',
  },
  notOurFile: {
    http: 422,
    fr: 'Ce fichier n’est pas un export de modèles de mails.',
    en: 'This file is not an export of email templates.',
  },
  unknownMoment: {
    http: 422,
    fr: 'Le message «\u00A0{moment}\u00A0» n’existe pas ici.',
    en: 'The message “{moment}” does not exist here.',
  },
  fixedText: { http: 409, fr: 'Ce message garde les mots de la plateforme.', en: 'The wording of this message cannot be changed.' },
  wrongFormat: {
    http: 422,
    fr: 'Le format «\u00A0{format}\u00A0» ne convient pas au champ «\u00A0{field}\u00A0». Choisissez parmi\u00A0: {formats}.',
    en: 'The format “{format}” does not suit the field “{field}”. Choose from: {formats}.',
  },
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
  nobodyChosen: { http: 422, fr: 'Choisissez une personne ou {event.un}.', en: 'Choose a person or {event.un}.' },
  noSuchDate: { http: 422, fr: 'Ce message ne dépend pas de cette date.', en: 'This message does not depend on that date.' },
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
  noSuchMoment: { http: 422, fr: 'Aucun SMS n’accompagne ce message.', en: 'No text message accompanies this message.' },
  notPushService: {
    http: 422,
    fr: 'Ce navigateur utilise un service de notifications inconnu ici.',
    en: 'This browser uses a notification service unknown here.',
  },
  notMobile: { http: 409, fr: 'Ce numéro ne reçoit pas de SMS.', en: 'This number receives no text messages.' },
  smsTextThere: {
    http: 409,
    fr: 'Un modèle actif existe déjà pour ce moment\u00A0: {name}.',
    en: 'An active template already exists for this moment: {name}.',
  },
  noStopNumber: {
    http: 409,
    fr: 'Un SMS commercial doit dire où répondre STOP\u00A0: indiquez le numéro court dans les réglages.',
    en: 'A commercial message must say where to reply STOP: enter the short number in the settings.',
  },
  notRejected: {
    http: 409,
    fr: 'Seul un mail rejeté peut être renvoyé : celui-ci est « {status} ».',
    en: 'Only a rejected email can be sent again: this one is “{status}”.',
  },
})
