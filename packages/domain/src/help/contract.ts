import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { richText } from '../kernel/rich-text.ts'
import { email, optionally, optionalText, requiredLines, requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { PublishedNotice } from '../tenants/settings/notice.ts'
import { saysEnough, shortestMessage } from './rules.ts'
import { noticeKind, serviceState, supportKind, supportPriority, supportStatus } from './status.ts'

const message = richText.check(z.refine(saysEnough, { error: 'tooShort', params: { min: shortestMessage } }))
const fileIds = z.optional(z.array(wire.id).check(z.maxLength(10, 'tooMany')))
const SupportFile = z.object({ id: wire.id, name: z.string(), size: z.int() })
export type SupportFile = z.output<typeof SupportFile>

export const SupportLine = z.object({
  id: wire.id,
  tenant: wire.id,
  tenant_name: z.string(),
  subject: z.string(),
  kind: supportKind.schema,
  priority: supportPriority.schema,
  status: supportStatus.schema,
  author_name: z.string(),
  created_at: wire.instant,
  answered_at: z.nullable(wire.instant),
  /** A complaint is answered within ten working days. */
  due_on: z.nullable(wire.day),
  is_late: wire.flag,
})
export type SupportLine = z.output<typeof SupportLine>
const SupportMessage = z.object({
  id: wire.id,
  is_from_vendor: wire.flag,
  author_name: z.string(),
  body: richText,
  files: z.array(SupportFile),
  created_at: wire.instant,
})
export const SupportRequest = z.object({
  ...SupportLine.shape,
  page: z.string(),
  incident: z.nullable(z.string()),
  closed_at: z.nullable(wire.instant),
  messages: z.array(SupportMessage),
})
export type SupportRequest = z.output<typeof SupportRequest>

const Notice = z.object({
  ...PublishedNotice.shape,
  announced_at: wire.instant,
  /** The one tenant concerned; null for all. */
  tenant_name: z.nullable(z.string()),
})
export type ServiceNotice = z.output<typeof Notice>
export const ServiceStatus = z.object({
  state: serviceState.schema,
  /** Hundredths of a percent; null in the first minute. */
  availability: z.nullable(z.int()),
  since: wire.instant,
  minutes_up: z.int(),
  minutes: z.int(),
  notices: z.array(Notice),
})
export type ServiceStatus = z.output<typeof ServiceStatus>

const DisplayedContact = z.object({
  name: optionalText(120),
  mail: optionally(email),
  phone: optionalText(30),
  hours: optionalText(200),
})
export type DisplayedContact = z.output<typeof DisplayedContact>

const inRequest = z.object({ client: z.string(), id: wire.id })
const ofTenant = z.object({ client: z.string(), tenant: wire.id, id: wire.id })
const Reply = z.object({ body: message, files: fileIds })
export const supportUpload = {
  maxBytes: 10 * 1024 * 1024,
  accept: [
    'application/pdf',
    'image/png',
    'image/jpeg',
    'image/gif',
    'text/plain',
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
} as const
const requests = '/clients/:client/support-requests/'
const queue = '/clients/:client/support-queue/'

export const helpContract = {
  requests: endpoint({
    method: 'GET',
    path: requests,
    summary: 'What the tenant asked the vendor',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(SupportLine),
  }),
  ask: endpoint({
    method: 'POST',
    path: requests,
    summary: 'Write to the vendor; a copy is mailed to the author',
    params: inClient,
    body: z.object({
      subject: requiredText(160),
      kind: supportKind.schema,
      priority: z._default(z.optional(supportPriority.schema), 'normal'),
      page: z.optional(shortText(300)),
      incident: optionalText(80),
      body: message,
      files: fileIds,
    }),
    response: SupportRequest,
    status: 201,
  }),
  request: endpoint({
    method: 'GET',
    path: `${requests}:id/`,
    summary: 'A request and its thread',
    params: inRequest,
    response: SupportRequest,
  }),
  reply: endpoint({
    method: 'POST',
    path: `${requests}:id/messages/`,
    summary: 'Add to a request; a solved one opens again',
    params: inRequest,
    body: Reply,
    response: SupportRequest,
    status: 201,
  }),
  move: endpoint({
    method: 'PATCH',
    path: `${requests}:id/`,
    summary: 'Close or reopen a request',
    params: inRequest,
    body: z.object({ status: z.enum(['solved', 'working']) }),
    response: SupportRequest,
  }),
  attach: endpoint({
    method: 'POST',
    path: '/clients/:client/support-files/',
    summary: 'Send a file to join to a message',
    params: inClient,
    upload: supportUpload,
    response: SupportFile,
    status: 201,
  }),
  file: endpoint({
    method: 'GET',
    path: `${queue}:tenant/:id/files/:file/`,
    summary: 'A file of a thread, for both sides of it',
    params: z.object({ client: z.string(), tenant: wire.id, id: wire.id, file: wire.id }),
    streams: ['*/*'],
  }),
  queue: endpoint({
    method: 'GET',
    path: queue,
    summary: 'Requests of all tenants, for the vendor',
    params: inClient,
    query: z.object({ ...listQuery, open: z.optional(wire.flag) }),
    response: listOf(SupportLine),
  }),
  queued: endpoint({
    method: 'GET',
    path: `${queue}:tenant/:id/`,
    summary: 'A request of a tenant',
    params: ofTenant,
    response: SupportRequest,
  }),
  answer: endpoint({
    method: 'POST',
    path: `${queue}:tenant/:id/messages/`,
    summary: 'Answer a request; its author is told by mail',
    params: ofTenant,
    body: z.object({ body: message, status: z.enum(['working', 'yours', 'solved']) }),
    response: SupportRequest,
    status: 201,
  }),
  service: endpoint({
    method: 'GET',
    path: '/clients/:client/service-status/',
    summary: 'How the service is, and was this month',
    params: inClient,
    response: ServiceStatus,
  }),
  announce: endpoint({
    method: 'POST',
    path: '/clients/:client/service-notices/',
    summary: 'Announce a maintenance 48 h before, or an incident; the vendor only',
    params: inClient,
    body: z.object({
      kind: noticeKind.schema,
      starts_at: wire.instant,
      ends_at: optionally(wire.instant),
      /** The one tenant concerned; all of them without. */
      tenant: optionally(wire.id),
      message_fr: requiredLines(500),
      message_en: requiredLines(500),
    }),
    response: Notice,
    status: 201,
  }),
  endNotice: endpoint({
    method: 'POST',
    path: '/clients/:client/service-notices/:id/end/',
    summary: 'Say that an incident is over',
    params: inClientWithId,
    response: z.object({ done: z.literal(true) }),
  }),
  contact: endpoint({
    method: 'GET',
    path: '/clients/:client/support-contact/',
    summary: 'Whom the tenant’s own people may call, also before they sign in',
    access: 'public',
    params: inClient,
    response: DisplayedContact,
  }),
  changeContact: endpoint({
    method: 'PATCH',
    path: '/clients/:client/support-contact/',
    summary: 'Change whom people may call',
    params: inClient,
    body: DisplayedContact,
    response: DisplayedContact,
  }),
}
