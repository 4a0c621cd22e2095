import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { richText } from '../kernel/rich-text.ts'
import { optionally, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { taskScopes, taskTabs } from './paths.ts'
import { storedStatus, taskStatus } from './status.ts'

/** A task as lists show it. */
export const TaskLine = z.object({
  id: wire.id,
  label: z.string(),
  /** What it is called: the label, else the first words of the detail. */
  title: z.string(),
  user_id: z.nullable(wire.id),
  user_name: z.nullable(z.string()),
  event_id: z.nullable(wire.id),
  event_title: z.nullable(z.string()),
  company_id: z.nullable(wire.id),
  company_name: z.nullable(z.string()),
  todo_user_id: wire.id,
  todo_user_name: z.string(),
  todo_date: z.nullable(wire.instant),
  status: storedStatus,
  /** Display code. */
  status_code: taskStatus.wire,
  is_overdue: z.boolean(),
  created_by: z.nullable(wire.id),
  created_by_name: z.nullable(z.string()),
  created_at: wire.instant,
  closed_by_name: z.nullable(z.string()),
  closed_at: z.nullable(wire.instant),
})
export type TaskLine = z.output<typeof TaskLine>

export const Task = z.object({ ...TaskLine.shape, detail: z.nullable(richText), version: z.int() })
export type Task = z.output<typeof Task>

/** What is written of a task; a field left out of a change stays as it was. */
export const TaskFields = z.object({
  label: optionally(shortText(255)),
  user_id: optionally(wire.id),
  event_id: optionally(wire.id),
  company_id: optionally(wire.id),
  todo_user_id: z.optional(wire.id),
  todo_date: optionally(wire.instant),
  detail: z.optional(z.nullable(richText)),
  /** The version that was read: a change of a record changed meanwhile is refused. */
  version: z.optional(wire.integer),
})
export type TaskFields = z.output<typeof TaskFields>

const Page = listOf(TaskLine)
const HeaderTasks = z.object({ to_do_list: z.array(TaskLine), to_do_overdue: z.array(TaskLine) })
export type HeaderTasks = z.output<typeof HeaderTasks>

/** What a notification tells: a task, a long work that ended, or a message of the organisation. */
export const notificationTypes = ['to_do', 'work', 'message'] as const
export type NotificationType = (typeof notificationTypes)[number]

/** 0 or 1 on the wire. */
const readMark = z.codec(z.union([z.literal(0), z.literal(1)]), z.boolean(), {
  decode: (mark) => mark === 1,
  encode: (isRead) => (isRead ? 1 : 0),
})
export const Notification = z.object({
  id: wire.id,
  label: z.string(),
  creation_date: wire.instant,
  notification_read: readMark,
  notification_type: z.enum(notificationTypes),
  to_do_id: z.nullable(wire.id),
  /** The address it opens when it is no task's. */
  path: z.nullable(z.string()),
})
export type Notification = z.output<typeof Notification>

/** Notifications shown: the latest, not older than so many days. */
export const notificationLimits = { count: 50, days: 90 }
/** Tasks of the header: so many of each kind, and those due within so many days. */
export const headerLimits = { count: 100, days: 7 }
/** People and events offered at once while searching. */
export const choiceLimit = 30

const one = z.object({ id: wire.id })

export const tasksContract = {
  list: endpoint({
    method: 'GET',
    path: '/to-do-list/',
    summary: 'Tasks the caller may see; `vue=header` answers those of the header instead: late ones and the next days’',
    query: z.object({
      ...listQuery,
      vue: z.optional(z.literal('header')),
      tab: z.optional(z.enum(taskTabs)),
      scope: z._default(z.optional(z.enum(taskScopes)), 'all'),
      user: z.optional(wire.id),
      event: z.optional(wire.id),
      company: z.optional(wire.id),
    }),
    response: z.union([HeaderTasks, Page]),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/to-do-list/:id/',
    summary: 'A task with its detail',
    params: one,
    response: Task,
  }),
  create: endpoint({
    method: 'POST',
    path: '/to-do-list/',
    summary: 'Add a task; the one who must do it is told',
    body: z.object({ data: wire.json(TaskFields) }),
    response: Task,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/to-do-list/:id/',
    summary: 'Change a task (`data`), or close it (`status`: done or cancelled)',
    params: one,
    body: z.object({ data: z.optional(wire.json(TaskFields)), status: z.optional(storedStatus) }),
    response: Task,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/to-do-list/:id/',
    summary: 'Remove a note, which its author alone does; a task is cancelled instead',
    params: one,
    response: z.object({ done: z.literal(true) }),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/to-do-list-data/',
    summary: 'People, companies and events a task can be about, found by `q`',
    query: z.object({ q: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.object({
      users: z.array(z.object({ id: wire.id, full_name: z.string() })),
      companies: z.array(z.object({ id: wire.id, name: z.string() })),
      events: z.array(z.object({ id: wire.id, title: z.string(), start_date: z.nullable(wire.instant) })),
    }),
  }),
  responsibles: endpoint({
    method: 'GET',
    path: '/get-responsibles/',
    summary: 'People tasks can be given to',
    response: z.array(z.object({ id: wire.id, full_name: z.string() })),
  }),
  notifications: endpoint({
    method: 'GET',
    path: '/notifications/',
    summary: 'What the caller was told lately, newest first',
    response: z.array(Notification),
  }),
  readNotifications: endpoint({
    stale: ['notifications'],
    method: 'PATCH',
    path: '/notifications/',
    summary: 'Mark all as read, or those up to one: what was told since has not been shown yet',
    body: z.object({ up_to: z.optional(wire.id) }),
    response: z.object({ done: z.literal(true) }),
  }),
}
