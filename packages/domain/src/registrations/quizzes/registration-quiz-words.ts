import { words } from '../../kernel/sentence.ts'

/** Sentences of the quizzes given with a registration. */
export const registrationQuizWords = words({
  step: { fr: '{quiz:cap}', en: '{quiz:cap}' },
  intro: {
    fr: 'Vos réponses situent votre niveau avant de commencer. Vous pouvez continuer {registration.votre} et y revenir\u00A0: {registration.le} reste à compléter tant que ce qui est obligatoire n’est pas envoyé.',
    en: 'Your answers show your level before you begin. You may go on with your {registration} and come back to it: it stays to complete until what is required is sent.',
  },
  take: { fr: 'Répondre aux questions', en: 'Answer the questions' },
  takeOf: { fr: 'Répondre aux questions\u00A0: {name}', en: 'Answer the questions: {name}' },
  taken: { fr: 'Envoyé{quiz.e}', en: 'Sent' },
  required: { fr: 'Obligatoire', en: 'Required' },
  optional: { fr: 'Facultati{quiz_gender, select, f {ve} other {f}}', en: 'Optional' },
  questions: {
    fr: '{n, plural, one {# question} other {# questions}}',
    en: '{n, plural, one {# question} other {# questions}}',
  },
  minutes: { fr: '{n} min', en: '{n} min' },
  back: { fr: 'Reprendre {registration.mon}', en: 'Go on with my {registration}' },
})
