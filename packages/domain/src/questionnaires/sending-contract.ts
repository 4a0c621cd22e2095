import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { questionnaireAudience } from './audience.ts'
import { Figures } from './figures.ts'
import { questionnaireMoment } from './moment.ts'

const sending = {
  audience: questionnaireAudience.wire,
  moment: questionnaireMoment.wire,
  /** Days from the start of the event (needs) or from its end. */
  days: wire.integer.check(z.minimum(-180, 'min'), z.maximum(365, 'max')),
  /** Days it stays open once sent; null: as long as the event is there. */
  open_days: z.nullable(wire.integer.check(z.minimum(1, 'min'), z.maximum(365, 'max'))),
  /** Answers are kept without the person, for good. */
  is_anonymous: wire.flag,
}

/** A questionnaire an event sends. */
export const EventQuestionnaire = z.object({
  id: wire.id,
  form: wire.id,
  name: z.string(),
  ...sending,
  /** Whether a version of it may be answered. */
  is_published: wire.flag,
  /** When it is sent; null while the event has no date. */
  due_at: z.nullable(wire.instant),
  /** When no more answers are taken; null when it stays open. */
  closes_at: z.nullable(wire.instant),
  /** People it is for now. */
  expected: z.int(),
  ...Figures.shape,
})
export type EventQuestionnaire = z.output<typeof EventQuestionnaire>

/** An event that sends a questionnaire, on the questionnaire's own page. */
export const QuestionnaireSending = z.object({
  ...EventQuestionnaire.shape,
  event_id: wire.id,
  event_title: z.string(),
})
export type QuestionnaireSending = z.output<typeof QuestionnaireSending>

const inEventQuestionnaire = z.object({ client: z.string(), id: wire.id, sending: wire.id })
const stale = ['events', 'questionnaires'] as const

export const sendingEndpoints = {
  ofEvent: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/questionnaires/',
    summary: 'Questionnaires an event sends, and how they are answered',
    params: inClientWithId,
    response: z.array(EventQuestionnaire),
  }),
  add: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/questionnaires/',
    summary: 'Have an event send a questionnaire',
    params: inClientWithId,
    body: z.object({ form: wire.id, ...sending }),
    response: z.array(EventQuestionnaire),
    status: 201,
  }),
  addSet: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/questionnaires/qualiopi/',
    summary: 'Have an event send what a quality mark wants: needs, satisfaction, effects, for each audience',
    params: inClientWithId,
    response: z.array(EventQuestionnaire),
    status: 201,
  }),
  change: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/events/:id/questionnaires/:sending/',
    summary: 'Change when a questionnaire is sent and how long it stays open',
    params: inEventQuestionnaire,
    body: z.object({ days: sending.days, open_days: sending.open_days }),
    response: z.array(EventQuestionnaire),
  }),
  remove: endpoint({
    stale,
    method: 'DELETE',
    path: '/clients/:client/events/:id/questionnaires/:sending/',
    summary: 'Send a questionnaire no more; answers given stay',
    params: inEventQuestionnaire,
    response: z.array(EventQuestionnaire),
  }),
  send: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/questionnaires/:sending/mails/',
    summary: 'Write now to those who have not answered: a first mail, or a reminder',
    params: inEventQuestionnaire,
    response: z.object({ people: z.int() }),
  }),
}
