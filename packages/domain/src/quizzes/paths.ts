import { path } from '../kernel/path.ts'

export const adminQuizzes = path('/admin/quiz')
export const adminQuiz = path('/admin/quiz/:id')
export const adminTests = path('/admin/tests')
export const adminTest = path('/admin/test/:id')
/** What waits for the person, and what they took. */
export const ownQuizzes = path('/quiz')
/** `:id` names the quiz as an event gives it. */
export const ownQuiz = path('/quiz/:id')
export const ownResults = path('/resultat')
