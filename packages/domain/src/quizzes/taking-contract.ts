import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { attemptState, quizKind, quizMoment } from './kinds.ts'
import { Answer, ShownQuestion } from './question.ts'

/** Whether a quiz may be taken now: `blocked` waits for what comes before it in the path of its event. */
export const ownQuizStates = ['notYet', 'open', 'started', 'done', 'closed', 'blocked'] as const

/** A quiz for whoever it is for. */
export const OwnQuiz = z.object({
  /** As its event gives it. */
  id: wire.id,
  title: z.string(),
  kind: quizKind.wire,
  event_id: wire.id,
  event_title: z.string(),
  moment: quizMoment.wire,
  questions: z.int(),
  minutes: z.nullable(z.int()),
  pass_mark: z.int(),
  opens_at: z.nullable(wire.instant),
  closes_at: z.nullable(wire.instant),
  state: z.enum(ownQuizStates),
  /** The step to finish first, when it is blocked. */
  first: z.nullable(z.string()),
  attempts_made: z.int(),
  /** Null without a limit. */
  attempts_left: z.nullable(z.int()),
  /** The attempt that counts, once it is over. */
  result: z.nullable(z.object({ attempt: wire.id, percent: z.nullable(z.int()), state: attemptState.wire })),
})
export type OwnQuiz = z.output<typeof OwnQuiz>

/** An attempt under way. */
export const Attempt = z.object({
  id: wire.id,
  number: z.int(),
  questions: z.array(ShownQuestion),
  answers: z.record(z.string(), Answer),
  started_at: wire.instant,
  ends_at: z.nullable(wire.instant),
  /** The clock of the server, which the time left is counted by. */
  now: wire.instant,
})
export type Attempt = z.output<typeof Attempt>

export const OwnQuizPage = z.object({ ...OwnQuiz.shape, instructions: z.string(), attempt: z.nullable(Attempt) })
export type OwnQuizPage = z.output<typeof OwnQuizPage>

const stale = ['own-quizzes', 'quiz-results'] as const
const ofAttempt = z.object({ client: z.string(), id: wire.id, attempt: wire.id })

export const takingEndpoints = {
  own: endpoint({
    method: 'GET',
    path: '/clients/:client/own-quizzes/',
    summary: 'Quizzes and tests for the caller: to take, under way, taken',
    params: inClient,
    response: z.array(OwnQuiz),
  }),
  ownOne: endpoint({
    method: 'GET',
    path: '/clients/:client/own-quizzes/:id/',
    summary: 'A quiz for the caller, with the attempt under way; never with a solution',
    access: 'link',
    params: inClientWithId,
    response: OwnQuizPage,
  }),
  begin: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/own-quizzes/:id/attempts/',
    summary: 'Begin an attempt, or go on with the one under way',
    access: 'link',
    params: inClientWithId,
    body: z.object({}),
    response: OwnQuizPage,
    status: 201,
  }),
  answerOne: endpoint({
    stale: [],
    method: 'PATCH',
    path: '/clients/:client/own-quizzes/:id/attempts/:attempt/',
    summary: 'Save an answer of the attempt under way',
    access: 'link',
    params: ofAttempt,
    body: z.object({ question: z.string(), answer: Answer }),
    response: z.object({ saved_at: wire.instant }),
  }),
  submit: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/own-quizzes/:id/attempts/:attempt/submission/',
    summary: 'Send one’s answers: they no longer change',
    access: 'link',
    params: ofAttempt,
    body: z.object({}),
    response: OwnQuizPage,
  }),
}
