import { catalogue, type KeyOf } from '../kernel/catalogue.ts'

/** A short check of knowledge, or a test that assesses objectives. */
export const quizKind = catalogue({
  quiz: { code: 1, label: { fr: '{quiz:cap}', en: '{quiz:cap}' } },
  test: { code: 2, label: { fr: 'Test', en: 'Test' } },
})
export type QuizKind = KeyOf<typeof quizKind>

/** What a test is for (FOR-43, indicators 8 and 11). */
export const testType = catalogue({
  positioning: { code: 1, label: { fr: 'Positionnement', en: 'Positioning' } },
  intermediate: { code: 2, label: { fr: 'Intermédiaire', en: 'Intermediate' } },
  final: { code: 3, label: { fr: 'Final', en: 'Final' } },
})
export type TestType = KeyOf<typeof testType>

export const quizStatus = catalogue({
  draft: { code: 1, label: { fr: 'Brouillon', en: 'Draft' }, tone: 'neutral' },
  published: { code: 5, label: { fr: 'Publié{quiz.e}', en: 'Published' }, tone: 'success' },
  archived: { code: 9, label: { fr: 'Archivé{quiz.e}', en: 'Archived' }, tone: 'neutral' },
})
export type QuizStatus = KeyOf<typeof quizStatus>

/** Which attempt makes the result. */
export const countedAttempt = catalogue({
  best: { code: 1, label: { fr: 'La meilleure', en: 'The best one' } },
  last: { code: 2, label: { fr: 'La dernière', en: 'The last one' } },
  first: { code: 3, label: { fr: 'La première', en: 'The first one' } },
})
export type CountedAttempt = KeyOf<typeof countedAttempt>

/** When whoever took it reads the right answers. */
export const quizFeedback = catalogue({
  never: { code: 1, label: { fr: 'Jamais', en: 'Never' } },
  end: { code: 2, label: { fr: 'Dès l’envoi', en: 'Once it is sent' } },
  closing: { code: 3, label: { fr: 'Après la fermeture', en: 'After it closes' } },
})
export type QuizFeedback = KeyOf<typeof quizFeedback>

/** When an event gives it: days are counted from the start of the event, or from its end. */
export const quizMoment = catalogue({
  subscription: { code: 1, label: { fr: 'Dès {registration.le}', en: 'From the {registration}' } },
  start: { code: 2, label: { fr: 'Avant le début', en: 'Before the start' } },
  end: { code: 3, label: { fr: 'À la fin', en: 'At the end' } },
})
export type QuizMoment = KeyOf<typeof quizMoment>

/** Where an attempt stands. */
export const attemptState = catalogue({
  inProgress: { code: 1, label: { fr: 'En cours', en: 'In progress' }, tone: 'info' },
  toMark: { code: 2, label: { fr: 'À corriger', en: 'To correct' }, tone: 'warning' },
  passed: { code: 3, label: { fr: 'Réussi{quiz.e}', en: 'Passed' }, tone: 'success' },
  failed: { code: 4, label: { fr: 'À revoir', en: 'To be reviewed' }, tone: 'danger' },
})
export type AttemptState = KeyOf<typeof attemptState>
