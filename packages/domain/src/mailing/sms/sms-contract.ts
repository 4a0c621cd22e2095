import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { requiredLines, requiredText, shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { mailStatus } from '../status.ts'
import { smsKindKeys } from './sms-kind.ts'

const kind = z.enum(smsKindKeys)
const language = z.enum(['fr', 'en'])

/** A text sent by SMS, at a moment or by hand. */
export const SmsTemplate = z.object({
  id: wire.id,
  name: z.string(),
  /** The moment it goes beside the mail of; null for one sent by hand. */
  moment: z.nullable(z.string()),
  kind,
  language,
  body: z.string(),
  is_active: z.boolean(),
  segments: z.int(),
  updated_at: wire.instant,
})
export type SmsTemplate = z.output<typeof SmsTemplate>

const written = z.object({
  id: z.optional(wire.id),
  name: requiredText(80),
  moment: z.optional(shortText(60)),
  kind,
  language: z._default(language, 'fr'),
  body: requiredLines(1000),
  is_active: wire.flag,
  reason: z.optional(shortText(200)),
})

/** A text as somebody saved it. */
export const SmsVersion = z.object({
  id: wire.id,
  version: z.int(),
  kind,
  language,
  body: z.string(),
  /** Why it was written, as its author said it. */
  reason: z.string(),
  by_name: z.nullable(z.string()),
  created_at: wire.instant,
})
export type SmsVersion = z.output<typeof SmsVersion>
const text = { moment: z.optional(shortText(60)), kind, language: z._default(language, 'fr'), body: requiredLines(1000) }

export const SmsLine = z.object({
  id: wire.id,
  user: z.nullable(wire.id),
  user_name: z.string(),
  /** Masked: `06 •• •• •• 12`. */
  number: z.string(),
  moment: z.nullable(z.string()),
  kind,
  body: z.string(),
  segments: z.int(),
  status: mailStatus.wire,
  /** A key of `smsReasons`, or what the other side said. */
  reason: z.nullable(z.string()),
  created_at: wire.instant,
  send_at: wire.instant,
  /** As the provider tells; null until it does, if it ever does. */
  delivered_at: z.nullable(wire.instant),
})
export type SmsLine = z.output<typeof SmsLine>

/** Who messages are from, what they cost, how many may leave in a month. */
const SmsSettings = z.object({
  sender: z.string().check(z.trim(), z.regex(/^([A-Za-z][A-Za-z0-9 ]{0,10})?$/, 'wrongFormat')),
  /** The short number answers of commercial messages go to; empty without one. */
  stop_number: z.string().check(z.trim(), z.regex(/^(\d{5})?$/, 'wrongFormat')),
  monthly_cap: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  /** Tenths of a cent for each message. */
  unit_price: z.int().check(z.minimum(0), z.maximum(10_000)),
})
export type SmsSettings = z.output<typeof SmsSettings>

const Usage = z.object({ used: z.int(), waiting: z.int(), delivers: z.boolean(), settings: SmsSettings })
/** What the holder of a link still receives. */
const SmsPreferences = z.object({
  number: z.string(),
  is_out: z.boolean(),
  stop_number: z.string(),
  /** Masked address of its holder, who still receives mails that make the tenant known; null when there is none to leave. */
  mail: z.nullable(z.string()),
})
export type SmsPreferences = z.output<typeof SmsPreferences>

const stale = ['smstemplates', 'sms'] as const
const done = z.object({ done: z.literal(true) })
const byToken = z.object({ client: z.string(), token: z.string().check(z.maxLength(100)) })

export const smsContract = {
  smsTemplates: endpoint({
    method: 'GET',
    path: '/clients/:client/smstemplates/',
    summary: 'Texts sent by SMS, by moment or by hand',
    params: inClient,
    query: z.object({ ...listQuery, id: z.optional(wire.id) }),
    response: listOf(SmsTemplate),
  }),
  saveSmsTemplate: endpoint({
    method: 'POST',
    path: '/clients/:client/smstemplates/',
    summary: 'Write a text sent by SMS, or change one',
    params: inClient,
    body: written,
    response: z.object({ id: wire.id }),
    stale,
  }),
  smsVersions: endpoint({
    method: 'GET',
    path: '/clients/:client/smstemplates/:id/versions/',
    summary: 'The texts a template had, the latest first',
    params: inClientWithId,
    response: z.array(SmsVersion),
  }),
  previewSms: endpoint({
    method: 'POST',
    path: '/clients/:client/smstemplates/preview/',
    summary: 'A text as a phone shows it, on a real record when one is named',
    params: inClient,
    body: z.object({ ...text, record: z.optional(z.string().check(z.maxLength(60))) }),
    reads: true,
    response: z.object({ text: z.string(), segments: z.int() }),
  }),
  testSms: endpoint({
    method: 'POST',
    path: '/clients/:client/smstemplates/test/',
    summary: 'Send a text to one’s own mobile',
    params: inClient,
    body: z.object(text),
    response: done,
    stale,
    perMinute: 10,
  }),
  smsList: endpoint({
    method: 'GET',
    path: '/clients/:client/sms/',
    summary: 'Text messages sent, leaving, rejected',
    params: inClient,
    query: z.object({ ...listQuery, status: z.optional(mailStatus.wire), user: z.optional(wire.id) }),
    response: listOf(SmsLine),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  resendSms: endpoint({
    method: 'POST',
    path: '/clients/:client/sms/:id/resend/',
    summary: 'Send a rejected text message again, to the person’s number of today',
    params: inClientWithId,
    response: done,
    stale,
  }),
  smsUsage: endpoint({
    method: 'GET',
    path: '/clients/:client/sms/usage/',
    summary: 'Text messages of the month, and how they are sent',
    params: inClient,
    response: Usage,
  }),
  setSms: endpoint({
    method: 'POST',
    path: '/clients/:client/sms/settings/',
    summary: 'Who text messages are from, what they cost, how many may leave in a month',
    params: inClient,
    body: SmsSettings,
    response: done,
    stale,
  }),
  smsPreferences: endpoint({
    method: 'GET',
    path: '/clients/:client/unsubscribesms/:token/',
    summary: 'Whether the addressee of a text message still receives commercial ones; nothing changes',
    access: 'public',
    whileSuspended: true,
    params: byToken,
    response: SmsPreferences,
  }),
  leaveSms: endpoint({
    method: 'POST',
    path: '/clients/:client/unsubscribesms/:token/',
    summary: 'Receive no commercial text message any more, or receive them again',
    access: 'public',
    whileSuspended: true,
    params: byToken,
    body: z.object({ undo: z._default(wire.flag, false) }),
    response: SmsPreferences,
    stale: ['unsubscribesms'],
  }),
}
