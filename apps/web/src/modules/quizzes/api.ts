import type { Input } from '@kxo/domain/kernel/contract'
import { quizzesContract as contract } from '@kxo/domain/quizzes/contract'
import type { AttemptState, QuizKind, QuizStatus } from '@kxo/domain/quizzes/kinds'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

export type Scope = Input<typeof contract.results>['query']

export const quizzesSource = (kind: QuizKind, status: QuizStatus) => tableSource(contract.list, { query: { kind, status } })
/** Those an event may give, for a choice. */
export const publishedQuizzesQuery = (kind: QuizKind) =>
  apiQuery(contract.list, { query: { page: 1, page_size: 100, sort: 'title', kind, status: 'published' } })
export const quizQuery = (id: number) => apiQuery(contract.read, { params: { id } })
export const createQuiz = (body: Input<typeof contract.create>['body']) => call(contract.create, { body })
export const changeQuiz = (id: number, body: Input<typeof contract.change>['body']) => call(contract.change, { params: { id }, body })
export const publishQuiz = (id: number) => call(contract.publish, { params: { id }, body: {} })
export const archiveQuiz = (id: number, is_archived: boolean) => call(contract.archive, { params: { id }, body: { is_archived } })
export const copyQuiz = (id: number) => call(contract.copy, { params: { id }, body: {} })
export const removeQuiz = (id: number) => call(contract.remove, { params: { id } })

export const resultsQuery = (id: number, query: Scope) => apiQuery(contract.results, { params: { id }, query })
export const attemptsSource = (id: number, query: Scope & { state?: AttemptState }) =>
  tableSource(contract.attempts, { params: { id }, query })
export const personAttemptsSource = (id: number) => tableSource(contract.personAttempts, { params: { id }, query: {} })
export const attemptQuery = (id: number, attempt: number) => apiQuery(contract.attempt, { params: { id, attempt } })
export const markAnswer = (id: number, attempt: number, body: Input<typeof contract.mark>['body']) =>
  call(contract.mark, { params: { id, attempt }, body })
export const grantAllowance = (id: number, attempt: number, body: Input<typeof contract.grant>['body']) =>
  call(contract.grant, { params: { id, attempt }, body })
export const cancelQuestion = (id: number, body: Input<typeof contract.cancelQuestion>['body']) =>
  call(contract.cancelQuestion, { params: { id }, body })

export const eventQuizzesQuery = (id: number) => apiQuery(contract.ofEvent, { params: { id } })
export const giveQuiz = (id: number, body: Input<typeof contract.give>['body']) => call(contract.give, { params: { id }, body })
export const changeTiming = (event: number, quiz: number, body: Input<typeof contract.changeEventQuiz>['body']) =>
  call(contract.changeEventQuiz, { params: { id: event, event_quiz: quiz }, body })
export const requireQuiz = (event: number, quiz: number, is_required: boolean) =>
  call(contract.requireEventQuiz, { params: { id: event, event_quiz: quiz }, body: { is_required } })
export const takeBackQuiz = (event: number, quiz: number) => call(contract.takeBack, { params: { id: event, event_quiz: quiz } })
export const sendQuiz = (event: number, quiz: number) => call(contract.sendEventQuiz, { params: { id: event, event_quiz: quiz } })
