import { registerWords } from '../../help/register-words.ts'
import { labels } from '../../kernel/labels.ts'
import { words } from '../../kernel/sentence.ts'

/** The plan of improvement. */
export const planWords = words({
  plan: { fr: 'Plan d’action', en: 'Action plan' },
  help: {
    fr: 'Ce qui a été décidé après les réponses, qui s’en charge et ce que cela a donné\u00A0: la preuve demandée par les indicateurs 30 à 32.',
    en: 'What was decided after the answers, who takes care of it and what came of it: the proof indicators 30 to 32 ask for.',
  },
  none: { fr: 'Aucune action.', en: 'No action.' },
  noneHint: {
    fr: 'Une action naît d’une réponse par «\u00A0À traiter\u00A0», d’une alerte, ou d’ici.',
    en: 'An action comes from an answer by “To deal with”, from an alert, or from here.',
  },
  add: { fr: 'Ajouter une action', en: 'Add an action' },
  print: { fr: 'Plan en PDF', en: 'Plan as PDF' },
  treat: { fr: 'À traiter', en: 'To deal with' },
  treatOf: { fr: 'À traiter\u00A0: {question}', en: 'To deal with: {question}' },
  asAction: { fr: 'Action du plan', en: 'Action of the plan' },
  asComplaint: { fr: 'Réclamation au registre', en: 'Complaint in the register' },
  label: { fr: 'Ce qui est décidé', en: 'What is decided' },
  owner: { fr: 'Confiée à', en: 'Given to' },
  due: { fr: 'À faire avant le', en: 'Due by' },
  ownerHint: { fr: 'Cette personne reçoit {task.un}, et en est prévenue.', en: 'They are given {task.un}, and told about it.' },
  complaintDue: { fr: 'Le registre fixe l’échéance de la réponse.', en: 'The register sets when the answer is due.' },
  kind: labels.kind,
  status: labels.status,
  about: { fr: 'À propos de', en: 'About' },
  said: { fr: 'Ce qui a été répondu', en: 'What was answered' },
  result: { fr: 'Ce que cela a donné', en: 'What came of it' },
  doneOn: { fr: 'Réalisée le', en: 'Carried out on' },
  doneBy: { fr: 'Réalisée par', en: 'Carried out by' },
  closed: { fr: '{status} par {name} le {at, date, long}', en: '{status} by {name} on {at, date, long}' },
  createdOn: { fr: 'Décidée le', en: 'Decided on' },
  createdBy: { fr: 'Décidée par', en: 'Decided by' },
  late: registerWords.late,
  followUps: { fr: 'Suites données', en: 'What was made of it' },
  finish: { fr: 'Marquer réalisée', en: 'Mark as carried out' },
  reopen: { fr: 'Reprendre l’action', en: 'Take the action up again' },
  seeRegister: { fr: 'Suivre dans le registre', en: 'Follow in the register' },
  seeResponse: { fr: 'Lire la réponse', en: 'Read the answer' },
  saved: { fr: 'Action enregistrée.', en: 'Action saved.' },
  finished: { fr: 'Action réalisée.', en: 'Action carried out.' },
  reopened: { fr: 'Action reprise.', en: 'Action taken up again.' },
  complaintSaved: { fr: 'Réclamation portée au registre.', en: 'Complaint recorded in the register.' },
  taskText: { fr: '{question}\u00A0: {said}', en: '{question}: {said}' },
  score: { fr: '{n} sur {most}', en: '{n} out of {most}' },
})

/** Sentences of the printed plan. */
export const planPrintWords = words({
  indicators: {
    fr: 'Indicateurs 30, 31 et 32 du référentiel national qualité',
    en: 'Indicators 30, 31 and 32 of the French quality standard',
  },
  count: { fr: 'Actions', en: 'Actions' },
  carriedOut: { fr: 'Réalisées', en: 'Carried out' },
  origin: { fr: 'Origine', en: 'Origin' },
  question: { fr: 'Question', en: 'Question' },
  decided: { fr: 'Constat et action', en: 'Finding and action' },
  finding: { fr: 'Constat\u00A0: {text}', en: 'Finding: {text}' },
  givenTo: { fr: 'Confiée à {name}', en: 'Given to {name}' },
  dueOn: { fr: 'Échéance le {at, date, short}', en: 'Due on {at, date, short}' },
  byProduct: { fr: 'Par le produit', en: 'By the product' },
  chosenValue: { fr: 'une partie du plan, triée ou filtrée', en: 'part of the plan, searched or filtered' },
  none: { fr: 'Aucune action au {day, date, long}.', en: 'No action as of {day, date, long}.' },
})
