import { words } from '../kernel/sentence.ts'

/** Sentences of a referent's own list, and of who asks to join a company. */
export const teamWords = words({
  tabTeam: { fr: 'Mon équipe', en: 'My team' },
  tabParticipants: { fr: '{participant.pl:cap}', en: '{participant.pl:cap}' },
  eventsOfYear: { fr: '{event.pl:cap} de l’année', en: '{event.pl:cap} this year' },
  hoursOfYear: { fr: 'Heures de l’année', en: 'Hours this year' },
  hours: { fr: '{hours, number} h', en: '{hours, number} h' },
  nextDate: { fr: 'Prochaine date', en: 'Next date' },
  toDo: { fr: 'À faire', en: 'To do' },
  toDoCount: {
    fr: '{n, plural, =0 {–} one {# réponse attendue} other {# réponses attendues}}',
    en: '{n, plural, =0 {–} one {# answer awaited} other {# answers awaited}}',
  },
  registeredTo: { fr: '{registration:cap} à', en: 'Registered to' },
  idle: { fr: 'Sans {event} depuis 2 ans', en: 'No {event} for 2 years' },
  requestAttachment: { fr: 'Demander le rattachement', en: 'Ask to link this person' },
  requestHelp: {
    fr: 'Cette adresse est déjà connue. {client} peut rattacher cette personne à {company}, après vérification.',
    en: 'This address is already known. {client} can link this person to {company} after checking.',
  },
  requested: {
    fr: 'La demande est envoyée à {client}.',
    en: 'The request is sent to {client}.',
  },
  leave: { fr: 'Quitter {company.mon}', en: 'Leave {company.mon}' },
  leaveTitle: { fr: 'Quitter {company}\u202F?', en: 'Leave {company}?' },
  leaveAsk: {
    fr: 'Vous gardez votre compte et vos documents. {n, plural, =0 {Rien n’est prévu à votre nom.} one {Un rendez-vous est prévu à votre nom\u00A0: {list}.} other {# rendez-vous sont prévus à votre nom\u00A0: {list}.}}',
    en: 'You keep your account and your documents. {n, plural, =0 {Nothing is planned in your name.} one {One date is planned in your name: {list}.} other {# dates are planned in your name: {list}.}}',
  },
  left: { fr: '{company}\u00A0: vous n’en faites plus partie.', en: 'You are no longer part of {company}.' },
  attachTask: { fr: 'Rattachement à vérifier\u00A0: {person}, {company}', en: 'Link to check: {person}, {company}' },
  claimedKnown: {
    fr: '{person} ({mail}) dit faire partie {claimed.de}. Rien n’est rattaché tant que vous ne l’avez pas vérifié\u00A0: ouvrez sa fiche pour choisir {company.le}.',
    en: '{person} ({mail}) says they belong to {claimed}. Nothing is linked until you have checked: open the record to choose the {company}.',
  },
  claimedUnknown: {
    fr: '{person} ({mail}) indique «\u00A0{claimed}\u00A0», qui n’est pas encore connu ici. Créez la fiche si elle doit l’être, puis rattachez la personne.',
    en: '{person} ({mail}) says “{claimed}”, which is not known here yet. Create the record if it should be, then link the person.',
  },
  requestedBy: {
    fr: '{by} demande {person.que} ({mail}) rejoigne {company}. Rien n’est rattaché tant que vous ne l’avez pas vérifié\u00A0: ouvrez la fiche de la personne.',
    en: '{by} asks that {person} ({mail}) join {company}. Nothing is linked until you have checked: open the person’s record.',
  },
})
