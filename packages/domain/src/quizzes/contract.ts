import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionalLines, optionally, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { attemptsEndpoints } from './attempts-contract.ts'
import { givingEndpoints } from './giving-contract.ts'
import { countedAttempt, quizFeedback, quizKind, quizStatus, testType } from './kinds.ts'
import { passages } from './passages.ts'
import { Question, Questions } from './question.ts'
import { takingEndpoints } from './taking-contract.ts'

const settings = {
  test_type: z.nullable(testType.wire),
  instructions: z.string(),
  /** Percent it takes to pass. */
  pass_mark: z.int(),
  /** Null without a limit. */
  attempts: z.nullable(z.int()),
  counted: countedAttempt.wire,
  /** Time one has; null without a limit. */
  minutes: z.nullable(z.int()),
  is_shuffled: wire.flag,
  feedback: quizFeedback.wire,
  passed_text: z.string(),
  failed_text: z.string(),
}

export const QuizRow = z.object({
  id: wire.id,
  title: z.string(),
  kind: quizKind.wire,
  test_type: settings.test_type,
  status: quizStatus.wire,
  questions: z.int(),
  minutes: settings.minutes,
  pass_mark: settings.pass_mark,
  ...passages,
})
export type QuizRow = z.output<typeof QuizRow>

/** A quiz as who writes it sees it, with the solutions. */
export const Quiz = z.object({
  id: wire.id,
  kind: quizKind.wire,
  title: z.string(),
  status: quizStatus.wire,
  ...settings,
  questions: z.array(Question),
  /** The number of the version people take; null before the first. */
  published_number: z.nullable(z.int()),
  /** What is written differs from what people take. */
  is_changed: z.boolean(),
  cancelled: z.array(z.string()),
  version: z.int(),
  ...passages,
})
export type Quiz = z.output<typeof Quiz>

const stale = ['quizzes', 'events', 'own-quizzes', 'quiz-results'] as const
const files = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const whole = (min: number, max: number) => wire.integer.check(z.minimum(min, 'min'), z.maximum(max, 'max'))

export const quizzesContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/quizzes/',
    summary: 'Quizzes or tests of the space, and how people did',
    params: inClient,
    query: z.object({ ...listQuery, kind: quizKind.wire, status: z.optional(quizStatus.wire) }),
    response: listOf(QuizRow),
    streams: files,
  }),
  create: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/quizzes/',
    summary: 'Write a new quiz or test',
    params: inClient,
    body: z.object({ kind: quizKind.wire, title: requiredText(200), test_type: optionally(testType.wire) }),
    response: Quiz,
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/quizzes/:id/',
    summary: 'A quiz with its questions and their solutions, for who writes it',
    params: inClientWithId,
    response: Quiz,
  }),
  change: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/quizzes/:id/',
    summary: 'Change what a quiz asks or how it is taken; people take it once it is published',
    params: inClientWithId,
    body: z.object({
      version: wire.integer,
      title: z.optional(requiredText(200)),
      test_type: optionally(testType.wire),
      instructions: z.optional(optionalLines(4000)),
      pass_mark: z.optional(whole(0, 100)),
      attempts: optionally(whole(1, 10)),
      counted: z.optional(countedAttempt.wire),
      minutes: optionally(whole(1, 600)),
      is_shuffled: z.optional(wire.flag),
      feedback: z.optional(quizFeedback.wire),
      passed_text: z.optional(optionalLines(1000)),
      failed_text: z.optional(optionalLines(1000)),
      questions: z.optional(wire.json(Questions)),
    }),
    response: Quiz,
  }),
  publish: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/quizzes/:id/publication/',
    summary: 'Freeze what is written as the version people take from now on',
    params: inClientWithId,
    body: z.object({}),
    response: Quiz,
  }),
  archive: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/quizzes/:id/archive/',
    summary: 'Put a quiz away, or take it back',
    params: inClientWithId,
    body: z.object({ is_archived: wire.flag }),
    response: Quiz,
  }),
  copy: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/quizzes/:id/copies/',
    summary: 'Write a copy of a quiz, as a draft',
    params: inClientWithId,
    body: z.object({}),
    response: Quiz,
    status: 201,
  }),
  remove: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/quizzes/:id/',
    summary: 'Delete a quiz nobody took',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
  }),
  cancelQuestion: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/quizzes/:id/cancelled-questions/',
    summary: 'Cancel a question, or bring it back: every score is counted again',
    params: inClientWithId,
    body: z.object({ question: z.string(), is_cancelled: wire.flag }),
    response: Quiz,
  }),
  ...attemptsEndpoints,
  ...givingEndpoints,
  ...takingEndpoints,
}
