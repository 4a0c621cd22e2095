import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { attemptState } from './kinds.ts'
import { masteries } from './marking.ts'
import { passages } from './passages.ts'
import { Answer, ShownQuestion } from './question.ts'

/** How people answered one question of the version they took. */
export const QuestionFigures = z.object({
  id: z.string(),
  statement: z.string(),
  answers: z.int(),
  /** Percent of its points, of those who are marked. */
  success: z.nullable(z.int()),
  is_cancelled: z.boolean(),
})
export const QuizResults = z.object({
  ...passages,
  /** People by tenths of the score: 0–9 %, …, 90–100 %. */
  spread: z.array(z.int()),
  /** The hardest first. */
  questions: z.array(QuestionFigures),
  /** Mean by objective: at entry (positioning, before the start) and at the end, of those who took both. */
  objectives: z.array(z.object({ objective: z.string(), percent: z.int() })),
})
export type QuizResults = z.output<typeof QuizResults>

/** One attempt of a person, that is over or under way. */
export const AttemptRow = z.object({
  id: wire.id,
  quiz_id: wire.id,
  quiz: z.string(),
  event_quiz_id: wire.id,
  event_id: wire.id,
  event_title: z.string(),
  person_id: wire.id,
  person: z.string(),
  number: z.int(),
  started_at: wire.instant,
  /** Minutes it took; null while it is under way. */
  minutes: z.nullable(z.int()),
  percent: z.nullable(z.int()),
  pass_mark: z.int(),
  state: attemptState.wire,
  /** It makes the result of the person. */
  is_counted: z.boolean(),
})
export type AttemptRow = z.output<typeof AttemptRow>

/** One attempt, question by question. */
export const AttemptDetail = z.object({
  ...AttemptRow.shape,
  /** Null where results are not shown yet. */
  objectives: z.nullable(z.array(z.object({ objective: z.string(), percent: z.int(), mastery: z.enum(masteries) }))),
  text: z.string(),
  /** What the person may do beside the others. */
  allowance: z.object({ extra_attempts: z.int(), extra_time: z.int() }),
  /** Empty while the reader may not see them. */
  questions: z.array(
    z.object({
      ...ShownQuestion.shape,
      answer: z.nullable(Answer),
      solution: Answer,
      explanation: z.string(),
      /** Null while a person has to mark it. */
      got: z.nullable(z.number()),
      is_by_hand: z.boolean(),
      is_cancelled: z.boolean(),
    }),
  ),
})
export type AttemptDetail = z.output<typeof AttemptDetail>

const stale = ['quizzes', 'events', 'own-quizzes', 'quiz-results'] as const
const files = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const whole = (min: number, max: number) => wire.integer.check(z.minimum(min, 'min'), z.maximum(max, 'max'))
const ofAttempt = z.object({ client: z.string(), id: wire.id, attempt: wire.id })

export const attemptsEndpoints = {
  results: endpoint({
    method: 'GET',
    path: '/clients/:client/quizzes/:id/results/',
    summary: 'How people did: spread of scores, questions from the hardest, objectives',
    params: inClientWithId,
    query: z.object({ event: z.optional(wire.id) }),
    response: QuizResults,
  }),
  attempts: endpoint({
    method: 'GET',
    path: '/clients/:client/quizzes/:id/attempts/',
    summary: 'Attempts at a quiz, person by person',
    params: inClientWithId,
    query: z.object({ ...listQuery, event: z.optional(wire.id), state: z.optional(attemptState.wire) }),
    response: listOf(AttemptRow),
    streams: files,
  }),
  personAttempts: endpoint({
    method: 'GET',
    path: '/clients/:client/contacts/:id/quiz-attempts/',
    summary: 'Attempts of a person at every quiz and test',
    params: inClientWithId,
    query: z.object(listQuery),
    response: listOf(AttemptRow),
    streams: files,
  }),
  attempt: endpoint({
    method: 'GET',
    path: '/clients/:client/quizzes/:id/attempts/:attempt/',
    summary: 'One attempt, question by question, for who marks it',
    params: ofAttempt,
    response: AttemptDetail,
  }),
  mark: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/quizzes/:id/attempts/:attempt/marks/',
    summary: 'Give points to a text',
    params: ofAttempt,
    body: z.object({ question: z.string(), points: z.number().check(z.nonnegative('min')) }),
    response: AttemptDetail,
  }),
  grant: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/quizzes/:id/attempts/:attempt/allowance/',
    summary: 'Give whoever made an attempt another one, or more time',
    params: ofAttempt,
    body: z.object({ extra_attempts: whole(0, 10), extra_time: whole(0, 200) }),
    response: z.object({ done: z.literal(true) }),
  }),
}
