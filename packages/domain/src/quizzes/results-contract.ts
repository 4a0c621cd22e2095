import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'
import { AttemptDetail, AttemptRow } from './attempts-contract.ts'

/** What the caller took, and what it gave as far as the quiz shows it. */
export const quizResultsContract = {
  ownResults: endpoint({
    method: 'GET',
    path: '/clients/:client/quiz-results/',
    summary: 'Attempts of the caller, the latest first',
    params: inClient,
    query: z.object({ user: z.literal('me') }),
    response: z.array(AttemptRow),
  }),
  ownResult: endpoint({
    method: 'GET',
    path: '/clients/:client/quiz-results/:attempt/',
    summary: 'An attempt of the caller: its score, its objectives, and the right answers once the quiz shows them',
    params: z.object({ client: z.string(), attempt: wire.id }),
    response: AttemptDetail,
  }),
}
