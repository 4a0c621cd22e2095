import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { quizKind, quizMoment, testType } from './kinds.ts'

const timing = {
  /** Days from the start of the event (0 or less) or from its end (0 or more); of no use from the registration. */
  days: wire.integer.check(z.minimum(-180, 'min'), z.maximum(365, 'max')),
  /** Days it stays open; null: until the start of the event, or for good after its end. */
  open_days: z.nullable(wire.integer.check(z.minimum(1, 'min'), z.maximum(365, 'max'))),
}

/** A quiz an event gives to the people registered. */
export const EventQuiz = z.object({
  id: wire.id,
  quiz: wire.id,
  title: z.string(),
  kind: quizKind.wire,
  test_type: z.nullable(testType.wire),
  moment: quizMoment.wire,
  ...timing,
  /** Given with the registration, which stays to complete until it is taken. */
  is_required: z.boolean(),
  /** When it opens; null from the registration, or while the event has no date. */
  opens_at: z.nullable(wire.instant),
  closes_at: z.nullable(wire.instant),
  /** People it is for now, those who took it, and those who passed. */
  expected: z.int(),
  taken: z.int(),
  passed: z.int(),
  to_mark: z.int(),
  average: z.nullable(z.int()),
  pass_mark: z.int(),
})
export type EventQuiz = z.output<typeof EventQuiz>

const inEventQuiz = z.object({ client: z.string(), id: wire.id, event_quiz: wire.id })
const stale = ['events', 'quizzes', 'own-quizzes'] as const

export const givingEndpoints = {
  ofEvent: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/quizzes/',
    summary: 'Quizzes and tests an event gives, and how people did',
    params: inClientWithId,
    response: z.array(EventQuiz),
  }),
  give: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/quizzes/',
    summary: 'Have an event give a published quiz',
    params: inClientWithId,
    body: z.object({ quiz: wire.id, moment: quizMoment.wire, ...timing, is_required: z._default(z.optional(wire.flag), false) }),
    response: z.array(EventQuiz),
    status: 201,
  }),
  changeEventQuiz: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/events/:id/quizzes/:event_quiz/',
    summary: 'Change when a quiz opens and how long it stays open',
    params: inEventQuiz,
    body: z.object(timing),
    response: z.array(EventQuiz),
  }),
  requireEventQuiz: endpoint({
    stale: [...stale, 'guests'],
    method: 'POST',
    path: '/clients/:client/events/:id/quizzes/:event_quiz/requirement/',
    summary: 'Have registrations wait for a quiz given with them, or no longer: those it alone held go on',
    params: inEventQuiz,
    body: z.object({ is_required: wire.flag }),
    response: z.array(EventQuiz),
  }),
  takeBack: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/events/:id/quizzes/:event_quiz/',
    summary: 'Give a quiz no more; attempts stay',
    params: inEventQuiz,
    response: z.array(EventQuiz),
  }),
  sendEventQuiz: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/quizzes/:event_quiz/mails/',
    summary: 'Write now to those who have not taken it; it opens for them',
    params: inEventQuiz,
    response: z.object({ people: z.int() }),
  }),
}
