import { labels } from '../kernel/labels.ts'
import { words } from '../kernel/sentence.ts'

/** Sentences of the printed register of complaints. */
export const registerWords = words({
  title: { fr: 'Registre des réclamations', en: 'Register of complaints' },
  indicators: { fr: 'Indicateurs 31 et 32 du référentiel national qualité', en: 'Indicators 31 and 32 of the French quality standard' },
  printedOn: { fr: 'Établi le', en: 'Printed on' },
  count: { fr: 'Réclamations', en: 'Complaints' },
  open: labels.inProgress,
  late: { fr: 'En retard', en: 'Overdue' },
  delays: { fr: 'Délais', en: 'Deadlines' },
  delaysValue: {
    fr: 'accusé sous {acknowledgement} jours ouvrés, réponse sous {answer}',
    en: 'acknowledged within {acknowledgement} working days, answered within {answer}',
  },
  number: { fr: 'N°', en: 'No.' },
  received: { fr: 'Reçue', en: 'Received' },
  from: { fr: 'De', en: 'From' },
  about: labels.subject,
  statement: { fr: 'Réclamation', en: 'Complaint' },
  followed: { fr: 'Suivi', en: 'Follow-up' },
  answer: { fr: 'Cause et action', en: 'Cause and action' },
  acknowledged: { fr: 'Accusé le {day, date, short}', en: 'Acknowledged on {day, date, short}' },
  acknowledgementDue: { fr: 'Accusé attendu le {day, date, short}', en: 'Acknowledgement due on {day, date, short}' },
  answerDue: { fr: 'Réponse attendue le {day, date, short}', en: 'Answer due on {day, date, short}' },
  closed: { fr: 'Close le {day, date, short}', en: 'Closed on {day, date, short}' },
  followedBy: { fr: 'Suivie par {name}', en: 'Followed by {name}' },
  cause: { fr: 'Cause\u00A0: {text}', en: 'Cause: {text}' },
  action: { fr: 'Action\u00A0: {text}', en: 'Action: {text}' },
  satisfied: { fr: 'La personne est satisfaite', en: 'The person is satisfied' },
  notSatisfied: { fr: 'La personne n’est pas satisfaite', en: 'The person is not satisfied' },
  chosen: { fr: 'Choix', en: 'Selection' },
  chosenValue: { fr: 'une partie du registre, triée ou filtrée', en: 'part of the register, searched or filtered' },
  none: { fr: 'Aucune réclamation enregistrée au {day, date, long}.', en: 'No complaint recorded as of {day, date, long}.' },
  page: { fr: 'Page', en: 'Page' },
  print: { fr: 'Registre en PDF', en: 'Register as PDF' },
})
