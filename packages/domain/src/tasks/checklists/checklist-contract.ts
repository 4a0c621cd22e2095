import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { checklistEdge, mostDays, mostItems } from './checklist.ts'

const Item = z.object({
  /** Names the line from one version of the list to the next; none for a new one. */
  key: z.optional(z.uuid()),
  label: requiredText(255),
  edge: checklistEdge.wire,
  /** From that day: before it when negative. */
  days: z.int().check(z.gte(-mostDays), z.lte(mostDays)),
})
const written = { name: requiredText(120), items: z.array(Item).check(z.minLength(1, 'tooFew'), z.maxLength(mostItems, 'tooMany')) }

export const Checklist = z.object({ id: wire.id, ...written, version: z.int(), updated_at: wire.instant })
export type Checklist = z.output<typeof Checklist>
export type ChecklistItem = z.output<typeof Item>

/** A task a list gives an event: `state` says whether it is there already, or should be done by now. */
export const PlannedTask = z.object({
  key: z.uuid(),
  label: z.string(),
  due: z.nullable(wire.instant),
  state: z.enum(['new', 'late', 'present']),
})
export type PlannedTask = z.output<typeof PlannedTask>

const stale = ['task-checklists'] as const

export const checklistContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/task-checklists/',
    summary: 'Lists of tasks that come back with each event, by name',
    params: inClient,
    response: z.array(Checklist),
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/task-checklists/',
    summary: 'Write a list of tasks',
    params: inClient,
    body: z.object(written),
    response: Checklist,
    status: 201,
    stale,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/task-checklists/:id/',
    summary: 'Change a list of tasks; those it gave events stay as they are',
    params: inClientWithId,
    body: z.object({ ...written, version: z.int() }),
    response: Checklist,
    stale,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:client/task-checklists/:id/',
    summary: 'Remove a list of tasks; those it gave events stay',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
    stale,
  }),
  plan: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/checklists/:checklist/',
    summary: 'What a list of tasks would give an event, and when',
    params: z.extend(inClientWithId, { checklist: wire.id }),
    response: z.object({ tasks: z.array(PlannedTask), responsible: z.nullable(wire.id) }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/checklists/:checklist/',
    summary: 'Give an event the tasks of a list that it has not yet, to one person',
    params: z.extend(inClientWithId, { checklist: wire.id }),
    body: z.object({ todo_user_id: wire.id }),
    response: z.object({ added: z.int() }),
    status: 201,
    stale: ['to-do-list', 'checklists'],
  }),
}
