import { quizzesContract as contract } from '@kxo/domain/quizzes/contract'
import type { Answer } from '@kxo/domain/quizzes/question'
import { quizResultsContract } from '@kxo/domain/quizzes/results-contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'

export const ownQuizzesQuery = () => apiQuery(contract.own, {})
export const ownQuizQuery = (id: number) => apiQuery(contract.ownOne, { params: { id } })
export const beginAttempt = (id: number) => call(contract.begin, { params: { id }, body: {} })
export const saveAnswer = (id: number, attempt: number, question: string, answer: Answer) =>
  call(contract.answerOne, { params: { id, attempt }, body: { question, answer } })
export const submitAttempt = (id: number, attempt: number) => call(contract.submit, { params: { id, attempt }, body: {} })

export const ownResultsQuery = () => apiQuery(quizResultsContract.ownResults, { query: { user: 'me' } })
export const ownResultQuery = (attempt: number) => apiQuery(quizResultsContract.ownResult, { params: { attempt } })
