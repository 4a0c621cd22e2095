import * as z from 'zod/mini'
import { Outcome } from '../kernel/bulk-preview.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { mailStatus } from './status.ts'
import { type SuppressionCause, suppressionCauses } from './suppression.ts'
import { mailTopic } from './topic.ts'

/** What a mail leads to. */
export const mailSubjects = ['person', 'event', 'campaign'] as const
export type MailSubject = (typeof mailSubjects)[number]

const mail = {
  id: wire.id,
  /** Name of the moment. */
  moment: z.string(),
  user: z.nullable(wire.id),
  recipient: z.string(),
  recipient_name: z.string(),
  subject: z.string(),
  status: mailStatus.wire,
  tries: z.int(),
  /** Why the last try failed, as the other side said it, or a key of `mailReasons`. */
  reason: z.nullable(z.string()),
  attachments: z.int(),
  created_at: wire.instant,
  send_at: wire.instant,
  sent_at: z.nullable(wire.instant),
}
export const MailLine = z.object({
  ...mail,
  event_title: z.nullable(z.string()),
  /** The text it was written with: a version of the tenant’s own, or the product’s. */
  template: z.string(),
  /** Whose name it bore. */
  sender: z.string(),
})
export type MailLine = z.output<typeof MailLine>

/** A mail as it was sent. */
export const Mail = z.object({
  ...mail,
  attachments: z.array(z.object({ rank: z.int(), name: z.string(), content_type: z.string(), size: z.int() })),
  /** Null when its words are for its recipient alone: a password link, a code. */
  html: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** Whose name it bore; empty for the usual sender. */
  sender_name: z.string(),
  /** Whom it went to, what it was about and the sending it belongs to, each on its own page. */
  about: z.array(z.object({ kind: z.enum(mailSubjects), label: z.string(), href: z.string() })),
})
export type Mail = z.output<typeof Mail>

/** A message written to many people that has not wholly left. */
const SendingUnderWay = z.object({
  subject: z.string(),
  /** Where it is followed, paused and stopped. */
  href: z.string(),
  /** Where it is, in the words of whoever reads. */
  state: z.string(),
  done: z.int(),
  total: z.int(),
  /** When it begins; null once it has. */
  starts_at: z.nullable(wire.instant),
})
export type SendingUnderWay = z.output<typeof SendingUnderWay>

export const MailUsage = z.object({
  /** Mails written this month, on the tenant's calendar. */
  used: z.int(),
  /** Null without a limit. */
  max: z.nullable(z.int()),
  /** False without a mail server: mails stay here, readable. */
  delivers: z.boolean(),
  /** Since when a mail that should have left waits, past ten minutes. */
  late_since: z.nullable(wire.instant),
  /** The soonest first. */
  under_way: z.array(SendingUnderWay),
})
export type MailUsage = z.output<typeof MailUsage>

const cause = z.enum(Object.keys(suppressionCauses) as [SuppressionCause, ...SuppressionCause[]])
/** An address nothing, or nothing of a topic, is sent to; known by its print alone. */
export const Suppression = z.object({
  id: wire.id,
  address: z.string(),
  user: z.nullable(wire.id),
  user_name: z.string(),
  cause,
  topic: z.nullable(mailTopic),
  detail: z.string(),
  created_at: wire.instant,
})
export type Suppression = z.output<typeof Suppression>

/** Mails sent again in one request, at most: a page of the list. */
export const resendLimit = 100
const Resent = z.object({ resent: z.int() })

export const mailingContract = {
  mails: endpoint({
    method: 'GET',
    path: '/clients/:client/mails/',
    summary: 'Mails sent, leaving, rejected',
    params: inClient,
    query: z.object({
      ...listQuery,
      status: z.optional(mailStatus.wire),
      moment: z.optional(shortText(60)),
      user: z.optional(wire.id),
      /** Mails to the people of a company, and to its own addresses. */
      company: z.optional(wire.id),
      /** What was written about an event. */
      event: z.optional(wire.id),
    }),
    response: listOf(MailLine),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  mailUsage: endpoint({
    method: 'GET',
    path: '/clients/:client/mails/usage/',
    summary: 'Mails of the month beside their limit, and how sending does',
    params: inClient,
    response: MailUsage,
  }),
  mail: endpoint({
    method: 'GET',
    path: '/clients/:client/mails/:id/',
    summary: 'A mail as it was sent',
    params: inClientWithId,
    response: Mail,
  }),
  mailAttachment: endpoint({
    method: 'GET',
    path: '/clients/:client/mails/:id/attachments/:rank/',
    summary: 'A file that left with a mail',
    params: z.object({ client: z.string(), id: wire.id, rank: wire.integer.check(z.minimum(1)) }),
    streams: ['*/*'],
    // Who took the file away is traced.
    writes: true,
  }),
  eventMails: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/event_mails/',
    summary: 'Mails about an event, the latest first; those of one moment when it is named',
    params: inClientWithId,
    query: z.object({ moment: z.optional(shortText(60)) }),
    response: z.array(MailLine),
  }),
  suppressions: endpoint({
    method: 'GET',
    path: '/clients/:client/suppressions/',
    summary: 'Addresses nothing is sent to any more, and why; `q` is a name, or a whole address',
    params: inClient,
    query: z.object({ ...listQuery, cause: z.optional(cause) }),
    response: listOf(Suppression),
  }),
  liftSuppression: endpoint({
    method: 'POST',
    path: '/clients/:client/suppressions/:id/lifting/',
    summary: 'Take an address off the suppression list, saying why; who left comes back by themselves',
    params: inClientWithId,
    body: z.object({ reason: requiredText(200) }),
    response: z.object({ done: z.literal(true) }),
    stale: ['suppressions', 'mails'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/clients/:client/mails/:id/resend/',
    summary: 'Send a rejected mail again, to the person’s address of today',
    params: inClientWithId,
    response: Resent,
  }),
  resendRejected: endpoint({
    method: 'POST',
    path: '/clients/:client/mails/resend/',
    summary: 'Send rejected mails again; those that cannot leave are told with the reason, before anything when it is a preview',
    params: inClient,
    body: z.object({
      ids: wire.json(z.array(wire.id).check(z.minLength(1, 'required'), z.maxLength(resendLimit))),
      is_preview: z._default(wire.flag, false),
    }),
    response: Outcome,
  }),
}
