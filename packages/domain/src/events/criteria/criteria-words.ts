import { words } from '../../kernel/sentence.ts'

/** Sentences of the conditions of access. */
export const criteriaWords = words({
  criteria: { fr: 'Critères', en: 'Criteria' },
  criteriaHelp: {
    fr: 'Qui peut s’inscrire quand l’ouverture est «\u00A0Sur critères\u00A0». Ne demandez que ce qui dit si la personne peut suivre.',
    en: 'Who may register when access is “On criteria”. Ask only for what tells whether the person can follow.',
  },
  notOnCriteria: {
    fr: 'L’ouverture n’est pas «\u00A0Sur critères\u00A0»\u00A0: ces conditions ne filtrent personne.',
    en: 'Access is not “On criteria”: these conditions filter nobody.',
  },
  toOpening: { fr: 'Changer l’ouverture', en: 'Change who may enter' },
  mode: { fr: 'Il faut remplir', en: 'One must meet' },
  all: { fr: 'Toutes les conditions', en: 'All the conditions' },
  any: { fr: 'Au moins une condition', en: 'At least one condition' },
  none: { fr: 'Aucune condition pour l’instant.', en: 'No condition yet.' },
  add: { fr: 'Ajouter une condition', en: 'Add a condition' },
  remove: { fr: 'Retirer {label}', en: 'Remove {label}' },
  meeting: {
    fr: '{n, plural, =0 {{contact.aucun:cap} ne remplit} one {# {contact} remplit} other {# {contact.pl} remplissent}} ces conditions.',
    en: '{n, plural, =0 {No {contact} meets} one {# {contact} meets} other {# {contact.pl} meet}} these conditions.',
  },
  tryOne: { fr: 'Tester avec une personne', en: 'Try with one person' },
  person: { fr: 'Personne', en: 'Person' },
  admitted: { fr: 'Cette personne peut s’inscrire.', en: 'This person may register.' },
  refused: { fr: 'Cette personne ne peut pas s’inscrire.', en: 'This person may not register.' },
  met: { fr: 'Remplie', en: 'Met' },
  unmet: { fr: 'Non remplie', en: 'Not met' },
  text: { fr: 'Ce que lit la personne refusée', en: 'What a refused person reads' },
  textHelp: {
    fr: 'En plus de la liste des conditions\u00A0: dites ce qui lui ouvrirait la porte.',
    en: 'Beside the list of conditions: say what would open the door.',
  },
  reviewers: { fr: 'Qui décide', en: 'Who decides' },
  reviewersHelp: {
    fr: 'Ces personnes reçoivent les demandes. Vide\u00A0: le responsable, sinon tous les administrateurs.',
    en: 'These people receive the requests. Empty: the person in charge, otherwise every administrator.',
  },
  answerDays: { fr: 'Délai de réponse, en jours', en: 'Time to answer, in days' },
  answerDaysHelp: {
    fr: 'Passé ce délai, une tâche leur rappelle la demande.',
    en: 'After that, a task reminds them of the request.',
  },
  reservedAll: {
    fr: 'Réservé{event.e} aux personnes qui remplissent ces critères\u00A0:',
    en: 'For people who meet these criteria:',
  },
  reservedAny: {
    fr: 'Réservé{event.e} aux personnes qui remplissent l’un de ces critères\u00A0:',
    en: 'For people who meet one of these criteria:',
  },
})
