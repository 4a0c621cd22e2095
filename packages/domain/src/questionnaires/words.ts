import { contactWords } from '../contacts/words.ts'
import { words } from '../kernel/sentence.ts'

export const questionnairesWords = words({
  list: { fr: '{questionnaire.pl:cap}', en: '{questionnaire.pl:cap}' },
  title: { fr: '{questionnaire:cap}', en: '{questionnaire:cap}' },
  none: { fr: '{questionnaire.aucun:cap}.', en: 'No {questionnaire}.' },
  noneArchived: { fr: '{questionnaire.aucun:cap} archivé{questionnaire.e}.', en: 'No archived {questionnaire}.' },
  noneHint: {
    fr: 'Partez d’un modèle prêt à envoyer, ou écrivez vos propres questions.',
    en: 'Start from a template that is ready to send, or write your own questions.',
  },
  questions: { fr: 'Questions', en: 'Questions' },
  event: { fr: '{event:cap}', en: '{event:cap}' },
  events: { fr: '{event.pl:cap}', en: '{event.pl:cap}' },
  invited: { fr: 'Envoyés', en: 'Sent' },
  answered: { fr: 'Réponses', en: 'Answers' },
  declined: { fr: 'Sans avis', en: 'Declined' },
  rate: { fr: 'Taux de réponse', en: 'Response rate' },
  satisfaction: { fr: 'Satisfaction', en: 'Satisfaction' },
  score: { fr: 'NPS', en: 'NPS' },
  percent: { fr: '{n}\u202F%', en: '{n}%' },
  tooFew: { fr: 'Moins de 3 réponses', en: 'Fewer than 3 answers' },
  answeredOn: { fr: 'Répondu le', en: 'Answered on' },
  audience: { fr: 'Public visé', en: 'Audience' },
  person: contactWords.person,
  anonymous: { fr: 'Anonyme', en: 'Anonymous' },
  recommendation: { fr: 'Recommandation', en: 'Recommendation' },
  outOfTen: { fr: '{n} sur 10', en: '{n} out of 10' },
})

/** The page of a questionnaire and of what was answered. */
export const resultsWords = words({
  new: { fr: '{questionnaire.nouveau:cap}', en: 'New {questionnaire}' },
  blank: { fr: 'Écrire ses questions', en: 'Write your own questions' },
  sendings: { fr: 'Envois', en: 'Sending' },
  noSending: {
    fr: '{event.aucun:cap} n’envoie {questionnaire.ce}\u00A0: cela se choisit à l’étape «\u00A0{questionnaire.pl:cap}\u00A0» d’{event.un}.',
    en: 'No {event} sends this {questionnaire}: choose it in the “{questionnaire.pl:cap}” step of {event.un}.',
  },
  seeResponses: { fr: 'Voir les réponses', en: 'See the answers' },
  seeQuestions: { fr: 'Modifier les questions', en: 'Edit the questions' },
  responsesTitle: { fr: 'Réponses\u00A0: {name}', en: 'Answers: {name}' },
  results: { fr: 'Résultats', en: 'Results' },
  allEvents: { fr: '{event.tous:cap}', en: 'All {event.pl}' },
  everyone: { fr: 'Tous les publics', en: 'Every audience' },
  noResponse: { fr: 'Aucune réponse pour le moment.', en: 'No answer yet.' },
  hidden: {
    fr: 'Les résultats se lisent à partir de trois réponses\u00A0: en dessous, ils diraient ce qu’une personne a répondu.',
    en: 'Results can be read from three answers on: below that, they would tell what one person answered.',
  },
  promoters: { fr: 'Promoteurs (9–10)', en: 'Promoters (9–10)' },
  passives: { fr: 'Passifs (7–8)', en: 'Passives (7–8)' },
  detractors: { fr: 'Détracteurs (0–6)', en: 'Detractors (0–6)' },
  ofAnswers: { fr: '{n, plural, one {# réponse} other {# réponses}}', en: '{n, plural, one {# answer} other {# answers}}' },
  mean: { fr: 'Moyenne {mean} sur {max}', en: 'Average {mean} out of {max}' },
  value: { fr: 'Réponse', en: 'Answer' },
  count: { fr: 'Nombre', en: 'Number' },
  share: { fr: 'Part', en: 'Share' },
  texts: { fr: 'Ce qui a été écrit', en: 'What was written' },
  moreTexts: {
    fr: '{n, plural, one {# autre réponse est à lire} other {# autres réponses sont à lire}} dans l’onglet «\u00A0Réponses\u00A0».',
    en: '{n, plural, one {# more answer is to be read} other {# more answers are to be read}} in the “Answers” tab.',
  },
  responseTitle: { fr: 'Une réponse', en: 'One person’s answers' },
  unanswered: { fr: 'Sans réponse', en: 'No answer' },
  madeFromModel: {
    fr: '{questionnaire:cap} créé{questionnaire.e} et publié{questionnaire.e}.',
    en: '{questionnaire:cap} created and published.',
  },
})
