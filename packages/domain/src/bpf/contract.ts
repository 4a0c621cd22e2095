import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { email, optionally, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { Figures } from './figures.ts'
import { learnerStatus } from './learner-status.ts'
import { lineOfCode } from './line-code.ts'
import { payerNature } from './payer-nature.ts'
import { productLine } from './product-line.ts'
import { checkKeys } from './return-checks.ts'
import { isSpeciality } from './speciality.ts'
import { certificationLevel, trainingObjective } from './training-objective.ts'

const text = z.nullable(z.string())
/** What is typed of a return: its deadline, frame D and frame H. */
const Written = z.object({
  deadline: wire.day,
  /** Cents without tax. */
  charges: z.nullable(wire.money),
  trainer_wages: z.nullable(wire.money),
  training_purchases: z.nullable(wire.money),
  signatory: z.string(),
  signatory_title: z.string(),
  phone: z.string(),
  mail: z.string(),
})

/** What a frozen line has become since: what was declared and what it would be now, euros or people and hours. */
const Drift = z.object({ code: z.string(), frozen: z.array(z.int()), now: z.array(z.int()) })
export type Drift = z.output<typeof Drift>

/** The yearly return of a legal body, as it stands or as it was frozen. */
export const TrainingReturn = z.object({
  ...Written.shape,
  /** The calendar year in which its exercise ends. */
  year: z.int(),
  from: wire.day,
  until: wire.day,
  is_over: z.boolean(),
  entity: z.object({
    id: wire.id,
    name: z.string(),
    siret: z.string(),
    legal_form: z.string(),
    activity_number: text,
    address: z.string(),
  }),
  /** Bodies that may declare, and the years there is something of. */
  entities: z.array(z.object({ id: wire.id, name: z.string() })),
  years: z.array(z.int()),
  frozen_at: z.nullable(wire.instant),
  frozen_by: text,
  figures: Figures,
  checks: z.array(z.object({ key: z.enum(checkKeys), is_right: z.boolean(), expected: z.int(), found: z.int() })),
  /** Since it was frozen. */
  drift: z.array(Drift),
  /** What waits to be classed: companies, people, trainings; and trainings with an open sheet. */
  missing: z.object({ payers: z.int(), learners: z.int(), specialities: z.int(), levels: z.int(), sheets: z.int() }),
})
export type TrainingReturn = z.output<typeof TrainingReturn>

/** One thing a line counts: a bill, a company, a trainee, a training or a trainer, by its frame. */
export const ReturnRow = z.object({
  id: wire.id,
  /** The training it is of, when it is not one itself. */
  event_id: z.nullable(wire.id),
  label: z.string(),
  detail: z.string(),
  at: z.nullable(wire.day),
  amount: z.nullable(wire.money),
  people: z.int(),
  /** Minutes followed or taught. */
  minutes: z.nullable(z.int()),
  /** The line it is in; null while nothing tells. */
  line: text,
  /** Somebody said so, rather than its other data. */
  is_stated: z.boolean(),
})
export type ReturnRow = z.output<typeof ReturnRow>

/** What the return needs to know of a training. */
export const EventBpf = z.object({
  nsf_code: text,
  objective: z.nullable(trainingObjective.wire),
  level: z.nullable(certificationLevel.wire),
  given_to: z.string(),
  /** What its other data tells while nothing is said here. */
  derived: z.object({ nsf_code: text, objective: trainingObjective.wire }),
})
export type EventBpf = z.output<typeof EventBpf>

const speciality = optionally(z.string().check(z.trim(), z.refine(isSpeciality, 'unknownCode')))
const eventFacts = {
  nsf_code: speciality,
  objective: optionally(trainingObjective.wire),
  level: optionally(certificationLevel.wire),
  given_to: z.optional(z.string().check(z.trim(), z.maxLength(200, 'tooLong'))),
}
const ids = wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(500, 'tooMany'))
const done = z.object({ changed: z.int() })
/** The exercise to prepare now (`current`), or the one that ends in a year. */
const year = z.string().check(z.regex(/^(?:current|20\d\d)$/, 'wrongFormat'))
const ofYear = z.object({ client: z.string(), year })
const entity = z.optional(wire.id)
const charge = optionally(wire.money.check(z.nonnegative('notAnAmount')))
const stale = ['bpf', 'events'] as const

export const bpfContract = {
  read: endpoint({
    method: 'GET',
    path: '/clients/:client/bpf/:year/',
    summary: 'The yearly return of a legal body: its frames, its controls and what is missing',
    params: ofYear,
    query: z.object({ entity }),
    response: TrainingReturn,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/clients/:client/bpf/:year/lines/:code/rows/',
    summary: 'What a line of the return counts, or what is missing: the same query',
    params: z.object({
      client: z.string(),
      year,
      code: z.string().check(z.refine((code) => lineOfCode(code) !== undefined, 'unknownCode')),
    }),
    query: z.object({ ...listQuery, entity }),
    response: listOf(ReturnRow),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  write: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/bpf/:year/',
    summary: 'Write the deadline, the expenses and the signatory of a return',
    params: ofYear,
    body: z.object({
      entity,
      deadline: z.optional(wire.day),
      charges: charge,
      trainer_wages: charge,
      training_purchases: charge,
      signatory: z.optional(requiredText(120)),
      signatory_title: z.optional(z.string().check(z.trim(), z.maxLength(120, 'tooLong'))),
      phone: z.optional(z.string().check(z.trim(), z.maxLength(30, 'tooLong'))),
      mail: optionally(email),
    }),
    response: TrainingReturn,
  }),
  freeze: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/bpf/:year/freeze/',
    summary: 'Freeze a return as it was declared; what changes later is shown beside it',
    params: ofYear,
    body: z.object({ entity }),
    response: TrainingReturn,
  }),
  file: endpoint({
    method: 'GET',
    path: '/clients/:client/bpf/:year/file/',
    summary: 'The return in the order of the form, to copy or to keep',
    params: ofYear,
    query: z.object({ entity, format: z.enum(['csv', 'pdf']) }),
    streams: ['text/csv', 'application/pdf'],
  }),
  classPayers: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/bpf-payers/',
    summary: 'Say what companies that pay are for the return',
    params: inClient,
    body: z.object({ ids, nature: payerNature.wire }),
    response: done,
  }),
  classLearners: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/bpf-learners/',
    summary: 'Say which trainees people are in a training',
    params: inClient,
    body: z.object({ ids, status: learnerStatus.wire }),
    response: done,
  }),
  classBills: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/bpf-bills/',
    summary: 'Put bills in a line of frame C, or leave them to what their payer tells',
    params: inClient,
    body: z.object({ ids, line: optionally(productLine.wire) }),
    response: done,
  }),
  classEvents: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/bpf-events/',
    summary: 'Say what trainings are about and lead to; what is not sent stays',
    params: inClient,
    body: z.object({ ids, ...eventFacts }),
    response: done,
  }),
  readEvent: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/bpf/',
    summary: 'What the yearly return needs to know of a training',
    params: inClientWithId,
    response: EventBpf,
  }),
  writeEvent: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/events/:id/bpf/',
    summary: 'Say what a training is about and leads to, for the yearly return',
    params: inClientWithId,
    body: z.object(eventFacts),
    response: EventBpf,
  }),
}
