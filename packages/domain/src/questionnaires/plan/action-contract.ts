import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { optionalLines, optionally, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { improvementStatus } from './action-status.ts'
import { improvementKind } from './kind.ts'

/** An action of the plan of improvement; who does it, by when and when it was done are those of its task. */
export const ImprovementAction = z.object({
  id: wire.id,
  kind: improvementKind.wire,
  label: z.string(),
  /** The questionnaire it is about; null for one of the organisation itself. */
  form: z.nullable(wire.id),
  form_name: z.nullable(z.string()),
  response: z.nullable(wire.id),
  /** The question it answers, as it was put. */
  question: z.nullable(z.string()),
  /** What was answered to it; null where it may not be shown. */
  said: z.nullable(z.string()),
  event: z.nullable(wire.id),
  event_title: z.nullable(z.string()),
  owner: z.nullable(wire.id),
  owner_name: z.nullable(z.string()),
  due_at: z.nullable(wire.instant),
  status: improvementStatus.schema,
  is_late: wire.flag,
  closed_at: z.nullable(wire.instant),
  closed_by_name: z.nullable(z.string()),
  result: z.string(),
  created_at: wire.instant,
  /** Null when the product raised it. */
  created_by_name: z.nullable(z.string()),
  version: z.int(),
})
export type ImprovementAction = z.output<typeof ImprovementAction>

const decided = { label: requiredText(200), owner: wire.id }

/** What is decided of an answer, of a question, or by itself. A complaint is due when its register says. */
export const ActionDraft = z.object({
  kind: improvementKind.wire,
  form: optionally(wire.id),
  response: optionally(wire.id),
  question: optionally(z.string().check(z.maxLength(60, 'tooLong'))),
  ...decided,
  due_on: optionally(wire.day),
})
export type ActionDraft = z.output<typeof ActionDraft>

/** What is changed of one. Once closed, its owner and its date are no longer. */
export const ActionChange = z.object({ ...decided, due_on: wire.day, result: optionalLines(5000), version: wire.integer })
/** What came of it. */
export const ActionResult = z.object({ result: optionalLines(5000) })
/** Who takes it up again, and by when. */
export const ActionReopening = z.object({ owner: wire.id, due_on: wire.day })

const sheets = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
/** Its task, the register and the marks beside the answers follow. */
const stale = ['improvement-actions', 'to-do-list', 'complaints'] as const

export const planEndpoints = {
  actions: endpoint({
    method: 'GET',
    path: '/clients/:client/improvement-actions/',
    summary: 'The plan of improvement (FOR-43, 30 to 32): of the space, of a questionnaire, or of one answer',
    params: inClient,
    query: z.object({ ...listQuery, form: z.optional(wire.id), response: z.optional(wire.id) }),
    response: listOf(ImprovementAction),
    streams: sheets,
  }),
  action: endpoint({
    method: 'GET',
    path: '/clients/:client/improvement-actions/:id/',
    summary: 'An action of the plan',
    params: inClientWithId,
    response: ImprovementAction,
  }),
  addAction: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/improvement-actions/',
    summary: 'Decide an action: its owner is given a task, or a complaint is recorded in the register',
    params: inClient,
    body: ActionDraft,
    response: ImprovementAction,
    status: 201,
  }),
  changeAction: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/improvement-actions/:id/',
    summary: 'Change an action and its task',
    params: inClientWithId,
    body: ActionChange,
    response: ImprovementAction,
  }),
  finishAction: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/improvement-actions/:id/completion/',
    summary: 'Say that an action was carried out, and what came of it',
    params: inClientWithId,
    body: ActionResult,
    response: ImprovementAction,
  }),
  reopenAction: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/improvement-actions/:id/reopening/',
    summary: 'Take a closed action up again: a new task is given',
    params: inClientWithId,
    body: ActionReopening,
    response: ImprovementAction,
  }),
  actionOwners: endpoint({
    method: 'GET',
    path: '/clients/:client/improvement-owners/',
    summary: 'People actions can be given to',
    params: inClient,
    response: z.array(z.object({ id: wire.id, name: z.string() })),
  }),
  printActions: endpoint({
    method: 'GET',
    path: '/clients/:client/improvement-plan/',
    summary: 'The plan as searched and filtered, printed for an auditor (FOR-43, 32)',
    params: inClient,
    query: z.object({ q: listQuery.q, filters: listQuery.filters, form: z.optional(wire.id) }),
    streams: ['application/pdf'],
    // Who took it away is traced.
    writes: true,
  }),
}
