import * as z from 'zod/mini'
import { FormField } from '../forms/inputs/field.ts'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

/** Answers by the names of their questions. */
export const Answers = z.record(z.string(), z.string())
export const ownStates = ['open', 'notYet', 'closed', 'answered', 'declined'] as const
/** A questionnaire for whoever it is for. */
export const OwnQuestionnaire = z.object({
  id: wire.id,
  event_id: wire.id,
  event_title: z.string(),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  time_zone: z.string(),
  name: z.string(),
  state: z.enum(ownStates),
  is_anonymous: wire.flag,
  opens_at: z.nullable(wire.instant),
  closes_at: z.nullable(wire.instant),
  /** The version that is answered and its questions, those of the response once it was sent; null before one is published. */
  version: z.nullable(wire.id),
  fields: z.array(FormField),
  /** What one answered, unless it is anonymous. */
  answers: z.nullable(Answers),
})
export type OwnQuestionnaire = z.output<typeof OwnQuestionnaire>

/** A questionnaire that waits for the caller. */
export const WaitingQuestionnaire = z.object({
  event_id: wire.id,
  event_title: z.string(),
  form: wire.id,
  name: z.string(),
  closes_at: z.nullable(wire.instant),
})
export type WaitingQuestionnaire = z.output<typeof WaitingQuestionnaire>

const ofOneself = z.object({ client: z.string(), event: wire.id, form: wire.id })

export const answeringEndpoints = {
  waiting: endpoint({
    method: 'GET',
    path: '/clients/:client/own-questionnaires/',
    summary: 'Questionnaires that wait for the caller',
    access: 'link',
    params: inClient,
    response: z.array(WaitingQuestionnaire),
  }),
  own: endpoint({
    method: 'GET',
    path: '/clients/:client/own-questionnaires/:event/:form/',
    summary: 'The questionnaire of an event for whoever it is for',
    access: 'link',
    params: ofOneself,
    response: OwnQuestionnaire,
  }),
  answer: endpoint({
    stale: ['own-questionnaires', 'questionnaires', 'events'],
    method: 'POST',
    path: '/clients/:client/own-questionnaires/:event/:form/',
    summary: 'Send one’s answers, once',
    access: 'link',
    params: ofOneself,
    body: z.object({ version: wire.id, answers: wire.json(Answers) }),
    response: OwnQuestionnaire,
  }),
  decline: endpoint({
    stale: ['own-questionnaires', 'questionnaires', 'events'],
    method: 'POST',
    path: '/clients/:client/own-questionnaires/:event/:form/refusal/',
    summary: 'Say that one will not answer: reminders stop',
    access: 'link',
    params: ofOneself,
    response: OwnQuestionnaire,
  }),
}
