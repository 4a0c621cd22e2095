import * as z from 'zod/mini'
import { FormField } from '../forms/inputs/field.ts'
import { formStatus } from '../forms/versions/form-status.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { alertEndpoints } from './alerts/alert-contract.ts'
import { Answers, answeringEndpoints } from './answering-contract.ts'
import { questionnaireAudience } from './audience.ts'
import { comparisonEndpoints } from './comparison/comparison-contract.ts'
import { Figures } from './figures.ts'
import { HiddenAnswer, hidingEndpoints } from './hiding/hiding-contract.ts'
import { questionnaireModel } from './model.ts'
import { planEndpoints } from './plan/action-contract.ts'
import { QuestionnaireSending, sendingEndpoints } from './sending-contract.ts'

/** A questionnaire of the space, with what was answered wherever it was sent. */
export const QuestionnaireRow = z.object({
  id: wire.id,
  name: z.string(),
  status: formStatus.wire,
  questions: z.int(),
  /** Events that send it. */
  events: z.int(),
  ...Figures.shape,
  /** Percent of those invited; null while nobody is. */
  rate: z.nullable(z.int()),
  /** Responses with a score at or under its alert. */
  alerts: z.int(),
})
export type QuestionnaireRow = z.output<typeof QuestionnaireRow>

/** How one question was answered: how many times each value, its mean where it is a scale, and what was written. */
export const QuestionResult = z.object({
  name: z.string(),
  field: FormField,
  answers: z.int(),
  mean: z.nullable(z.number()),
  values: z.array(z.object({ value: z.string(), count: z.int() })),
  /** The first texts written, with the response of each where it may be opened; all of them are in the responses. */
  texts: z.array(z.object({ text: z.string(), response: z.nullable(wire.id) })),
})
export type QuestionResult = z.output<typeof QuestionResult>

export const QuestionnaireResults = z.object({
  id: wire.id,
  name: z.string(),
  ...Figures.shape,
  promoters: z.int(),
  passives: z.int(),
  detractors: z.int(),
  /** Empty under three answers. */
  questions: z.array(QuestionResult),
  /** The events it was sent from, to read one alone. */
  events: z.array(z.object({ id: wire.id, title: z.string() })),
})
export type QuestionnaireResults = z.output<typeof QuestionnaireResults>

/** One response; an anonymous one has no person, and is shown among three at least. */
export const ResponseRow = z.object({
  id: wire.id,
  answered_on: wire.day,
  event_id: wire.id,
  event_title: z.string(),
  audience: questionnaireAudience.wire,
  person_id: z.nullable(wire.id),
  person: z.nullable(z.string()),
  satisfaction: z.nullable(z.int()),
  recommendation: z.nullable(z.int()),
  /** Whether a score of it was at or under its alert when it was sent. */
  is_alert: wire.flag,
})
export type ResponseRow = z.output<typeof ResponseRow>

export const QuestionnaireResponse = z.object({
  ...ResponseRow.shape,
  /** Questions as they were put to whoever answered. */
  fields: z.array(FormField),
  answers: Answers,
  /** The questions whose score is an alert. */
  alerts: z.array(z.string()),
  /** What was written and is not shown: `answers` does not have it. */
  hidden: z.array(HiddenAnswer),
})
export type QuestionnaireResponse = z.output<typeof QuestionnaireResponse>

const scope = { event: z.optional(wire.id), audience: z.optional(questionnaireAudience.wire) }
const files = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const

export const questionnairesContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/questionnaires/',
    summary: 'Questionnaires of the space and how they are answered',
    params: inClient,
    query: z.object({ ...listQuery, status: z.optional(formStatus.wire) }),
    response: listOf(QuestionnaireRow),
    streams: files,
  }),
  create: endpoint({
    stale: ['questionnaires', 'forms'],
    method: 'POST',
    path: '/clients/:client/questionnaires/',
    summary: 'Make a questionnaire from a model, ready to be sent',
    params: inClient,
    body: z.object({ model: questionnaireModel.wire }),
    response: z.object({ id: wire.id }),
    status: 201,
  }),
  sendings: endpoint({
    method: 'GET',
    path: '/clients/:client/questionnaires/:id/sendings/',
    summary: 'The events that send a questionnaire, the latest first',
    params: inClientWithId,
    response: z.array(QuestionnaireSending),
  }),
  results: endpoint({
    method: 'GET',
    path: '/clients/:client/questionnaires/:id/results/',
    summary: 'How a questionnaire was answered, question by question',
    params: inClientWithId,
    query: z.object(scope),
    response: QuestionnaireResults,
  }),
  responses: endpoint({
    method: 'GET',
    path: '/clients/:client/questionnaires/:id/responses/',
    summary: 'The responses to a questionnaire, one by one',
    params: inClientWithId,
    query: z.object({ ...listQuery, ...scope }),
    response: listOf(ResponseRow),
    streams: files,
  }),
  response: endpoint({
    method: 'GET',
    path: '/clients/:client/questionnaires/:id/responses/:response/',
    summary: 'A response with its questions as they were put',
    params: z.object({ client: z.string(), id: wire.id, response: wire.id }),
    // Reading what somebody answered is traced.
    writes: true,
    stale: [],
    response: QuestionnaireResponse,
  }),
  ...alertEndpoints,
  ...planEndpoints,
  ...comparisonEndpoints,
  ...hidingEndpoints,
  ...sendingEndpoints,
  ...answeringEndpoints,
}
