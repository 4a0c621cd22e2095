import { quizzesErrors } from '@kxo/domain/quizzes/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import type { MailingParts } from '../mailing/index.ts'
import { quizReminders } from './giving/reminders.ts'
import { mailEventQuiz } from './giving/send-event-quiz.ts'
import { mailQuiz } from './jobs.ts'

export { attemptFacts } from './attempt-facts.ts'
export { copyQuizzes, giveQuiz, quizzesAt } from './giving/event-quizzes.ts'
export { quizzesOf } from './giving/quizzes-of.ts'
export { assessedObjectives } from './results/assessed-objectives.ts'
export { quizResultsRoutes, quizzesRoutes } from './routes.ts'
export { quizzesDue } from './taking/own-quizzes.ts'
export { answerQuestion, beginAttempt, submitAttempt } from './taking/take-quiz.ts'
export { publishQuiz } from './writing/publish-quiz.ts'
export { changeQuiz, createQuiz } from './writing/write-quiz.ts'

export const quizzesMailingParts: Partial<MailingParts> = { reminders: quizReminders }

/** What the indexes of quizzes mean to people. */
export const quizzesRefusals: DatabaseRefusals = { event_quizzes_once: quizzesErrors.alreadyGiven }

export const quizzesJobs: JobHandler[] = [{ job: mailQuiz, run: mailEventQuiz }]
