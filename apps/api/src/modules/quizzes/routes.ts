import { quizzesContract } from '@kxo/domain/quizzes/contract'
import { quizResultsContract } from '@kxo/domain/quizzes/results-contract'
import { routes } from '../../platform/http/serve.ts'
import { changeEventQuiz, giveQuiz, listEventQuizzes, requireEventQuiz, takeQuizBack } from './giving/event-quizzes.ts'
import { sendEventQuiz } from './giving/send-event-quiz.ts'
import { listAttempts, listPersonAttempts } from './results/list-attempts.ts'
import { cancelQuestion, grantAllowance, markAnswer } from './results/mark-attempt.ts'
import { listOwnResults, readOwnResult } from './results/own-results.ts'
import { readResults } from './results/quiz-results.ts'
import { readAttempt } from './results/read-attempt.ts'
import { listOwnQuizzes } from './taking/own-quizzes.ts'
import { answerQuestion, beginAttempt, readOwnQuiz, submitAttempt } from './taking/take-quiz.ts'
import { listQuizzes } from './writing/list-quizzes.ts'
import { publishQuiz } from './writing/publish-quiz.ts'
import { archiveQuiz, changeQuiz, copyQuiz, createQuiz, readQuiz, removeQuiz } from './writing/write-quiz.ts'

export const quizzesRoutes = routes(quizzesContract, {
  list: listQuizzes,
  create: createQuiz,
  read: readQuiz,
  change: changeQuiz,
  publish: publishQuiz,
  archive: archiveQuiz,
  copy: copyQuiz,
  remove: removeQuiz,
  results: readResults,
  attempts: listAttempts,
  personAttempts: listPersonAttempts,
  attempt: readAttempt,
  mark: markAnswer,
  grant: grantAllowance,
  cancelQuestion,
  ofEvent: listEventQuizzes,
  give: giveQuiz,
  changeEventQuiz,
  requireEventQuiz,
  takeBack: takeQuizBack,
  sendEventQuiz,
  own: listOwnQuizzes,
  ownOne: readOwnQuiz,
  begin: beginAttempt,
  answerOne: answerQuestion,
  submit: submitAttempt,
})

export const quizResultsRoutes = routes(quizResultsContract, { ownResults: listOwnResults, ownResult: readOwnResult })
