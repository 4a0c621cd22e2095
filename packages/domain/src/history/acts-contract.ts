import * as z from 'zod/mini'
import { campaignKinds } from '../campaigns/exclusion.ts'
import { campaignStatus } from '../campaigns/status.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { mailStatus } from '../mailing/status.ts'
import { type SuppressionCause, suppressionCauses } from '../mailing/suppression.ts'
import { scopeNames, type TemplateScope } from '../mailing/templates/scope.ts'
import { mailTopic } from '../mailing/topic.ts'
import { taskStatus } from '../tasks/status.ts'
import { inClient } from '../tenants/contract.ts'
import { period, spreadsheets } from './contract.ts'

/** Who did it, and the administrator acting in their name. */
const author = { user_name: z.nullable(z.string()), acting_admin_name: z.nullable(z.string()) }
const act = { id: wire.id, at: wire.instant, action: z.string(), ...author }

/** What became of a task, and how the task stands today. */
export const TaskAct = z.object({
  ...act,
  task_id: wire.id,
  task: z.nullable(z.string()),
  todo_user_name: z.nullable(z.string()),
  contact_name: z.nullable(z.string()),
  event_title: z.nullable(z.string()),
  todo_date: z.nullable(wire.instant),
  status: taskStatus.wire,
  /** Hours from its creation to its end. */
  hours: z.nullable(z.int()),
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type TaskAct = z.output<typeof TaskAct>

/** How long the finished tasks of a person took, on average. */
export const TaskDelay = z.object({ user_id: wire.id, name: z.string(), finished: z.int(), hours: z.int(), open: z.int() })
export type TaskDelay = z.output<typeof TaskDelay>

/** A mail somebody touched by hand, and how it stands today. */
export const MailAct = z.object({
  ...act,
  /** Null for one that is not written yet: stopped, or let go again. */
  mail_id: z.nullable(wire.id),
  recipient_name: z.string(),
  recipient: z.string(),
  /** Where it had been sent, when it left for another address. */
  former_recipient: z.nullable(z.string()),
  moment: z.string(),
  event_title: z.nullable(z.string()),
  status: z.nullable(mailStatus.wire),
  tries: z.nullable(z.int()),
  reason: z.nullable(z.string()),
})
export type MailAct = z.output<typeof MailAct>

/** What a text leaves by. */
export const templateChannels = ['mail', 'sms'] as const
/** A text of a message as somebody saved it, and whether it is still the one that leaves. */
export const TemplateAct = z.object({
  id: wire.id,
  at: wire.instant,
  channel: z.enum(templateChannels),
  /** The text message it is a text of, opened by its number and named by who wrote it; null for a mail. */
  sms: z.nullable(z.object({ id: wire.id, name: z.string() })),
  /** Null for a text message sent by hand. */
  moment: z.nullable(z.string()),
  language: z.enum(['fr', 'en']),
  scope: z.enum(scopeNames as [TemplateScope, ...TemplateScope[]]),
  /** Which record of its scope; empty for the whole tenant. */
  scope_key: z.string(),
  version: z.int(),
  /** Of a mail its subject, of a text message all it says. */
  subject: z.string(),
  /** Why it was written, as its author said it. */
  reason: z.string(),
  is_active: z.boolean(),
  user_name: z.nullable(z.string()),
})
export type TemplateAct = z.output<typeof TemplateAct>

/** What happens to an address: it changes, nothing is sent to it any more, it receives again. */
export const addressActions = ['update_user', 'suppress', 'lift_suppression'] as const
/** What happened to a mail address; only the one of today is shown whole. */
export const AddressAct = z.object({
  ...act,
  action: z.enum(addressActions),
  user_id: z.nullable(wire.id),
  person: z.nullable(z.string()),
  /** Why nothing was sent to it any more; null for a change. */
  cause: z.nullable(z.enum(Object.keys(suppressionCauses) as [SuppressionCause, ...SuppressionCause[]])),
  topic: z.nullable(mailTopic),
  /** What its server answered, or why it receives again. */
  detail: z.string(),
  /** The exclusion that still stands and may be lifted. */
  lifts: z.nullable(wire.id),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  source: z.nullable(z.string()),
})
export type AddressAct = z.output<typeof AddressAct>

/** An alert sent because a record changed, and what became of it. */
export const AlertAct = z.object({
  id: wire.id,
  at: wire.instant,
  /** The change it tells, in the history of records. */
  trace_id: wire.id,
  user_id: wire.id,
  person: z.nullable(z.string()),
  fields: z.array(z.string()),
  recipient_name: z.string(),
  recipient: z.string(),
  status: mailStatus.wire,
  /** When they first opened its link, signed in. */
  link_opened_at: z.nullable(wire.instant),
  reason: z.nullable(z.string()),
})
export type AlertAct = z.output<typeof AlertAct>

/** One message written to many people, and what became of it. */
export const CampaignLine = z.object({
  id: wire.id,
  subject: z.string(),
  kind: z.enum(campaignKinds),
  /** The moment whose text it began with. */
  template: z.nullable(z.string()),
  /** Who it was for, in words. */
  audience: z.string(),
  /** When it left or will; null of a draft. */
  at: z.nullable(wire.instant),
  user_name: z.nullable(z.string()),
  status: campaignStatus.wire,
  recipients: z.int(),
  excluded: z.int(),
  sent: z.int(),
  sending: z.int(),
  rejected: z.int(),
  unsubscribed: z.int(),
  complaints: z.int(),
  /** Null where openings are not counted (PRV-14). */
  opens: z.nullable(z.int()),
  /** Null where clicks are not counted (PRV-14). */
  clicks: z.nullable(z.int()),
})
export type CampaignLine = z.output<typeof CampaignLine>

export const actsContract = {
  taskActs: endpoint({
    method: 'GET',
    path: '/clients/:client/history/tasks/',
    summary: 'What happened to tasks, the latest first (A37)',
    params: inClient,
    query: z.object({ ...listQuery, ...period }),
    response: listOf(TaskAct),
    streams: spreadsheets,
  }),
  taskDelays: endpoint({
    method: 'GET',
    path: '/clients/:client/history/task-delays/',
    summary: 'How long tasks finished over a period took, person by person',
    params: inClient,
    query: z.object(period),
    response: z.array(TaskDelay),
  }),
  templateActs: endpoint({
    method: 'GET',
    path: '/clients/:client/history/mail-templates/',
    summary: 'Texts of messages as they were saved, the latest first (A36)',
    params: inClient,
    query: z.object({ ...listQuery, ...period }),
    response: listOf(TemplateAct),
    streams: spreadsheets,
  }),
  mailActs: endpoint({
    method: 'GET',
    path: '/clients/:client/history/mails/',
    summary: 'Mails sent again by hand, the latest first (A36)',
    params: inClient,
    query: z.object({ ...listQuery, ...period }),
    response: listOf(MailAct),
    streams: spreadsheets,
  }),
  rejectedMails: endpoint({
    method: 'GET',
    path: '/clients/:client/history/mails/rejected/',
    summary: 'Mails sent again by hand that stand rejected today (A36)',
    params: inClient,
    query: z.object(period),
    response: z.object({ ids: z.array(wire.id) }),
  }),
  campaigns: endpoint({
    method: 'GET',
    path: '/clients/:client/campaigns/',
    summary: 'Messages written to many people, the latest first (A38)',
    params: inClient,
    query: z.object({ ...listQuery, ...period }),
    response: listOf(CampaignLine),
    streams: spreadsheets,
  }),
  alertActs: endpoint({
    method: 'GET',
    path: '/clients/:client/history/alerts/',
    summary: 'Alerts sent because a record changed, the latest first (A36)',
    params: inClient,
    query: z.object({ ...listQuery, ...period }),
    response: listOf(AlertAct),
    streams: spreadsheets,
  }),
  openAlert: endpoint({
    method: 'POST',
    path: '/clients/:client/history/alerts/:trace/opening/',
    summary: 'Note, once, that whoever asks opened the link of the alert of this change (A36)',
    params: z.object({ ...inClient.shape, trace: wire.id }),
    response: z.object({ done: z.literal(true) }),
    stale: [],
  }),
  addressActs: endpoint({
    method: 'GET',
    path: '/clients/:client/history/addresses/',
    summary: 'Mail addresses that changed, the latest first (A36)',
    params: inClient,
    query: z.object({ ...listQuery, ...period }),
    response: listOf(AddressAct),
    streams: spreadsheets,
  }),
}
