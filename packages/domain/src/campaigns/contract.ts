import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { richText } from '../kernel/rich-text.ts'
import { optionally, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { RenderedMail } from '../mailing/templates-contract.ts'
import { mailTopic } from '../mailing/topic.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { Attachment, attachmentEndpoints, attachmentTokens } from './attachment-contract.ts'
import { Audience, mostRecipients } from './audience-contract.ts'
import { campaignKinds, type Exclusion, exclusions } from './exclusion.ts'
import { personFields } from './merge-fields.ts'
import { CampaignLink, Variant } from './report-contract.ts'
import { campaignStatus, recipientState } from './status.ts'

const nature = {
  kind: z.enum(campaignKinds),
  /** What it is about, for those who left a topic; read of a prospection only. */
  topic: z._default(mailTopic, 'news'),
}
export const CampaignContent = z.object({
  ...nature,
  subject: requiredText(200),
  /** Half of the people read this subject instead; empty, all read the same. */
  subject_b: z._default(z.string().check(z.trim(), z.maxLength(200, 'tooLong')), ''),
  /** What a mail program shows beside the subject. */
  preview_text: z._default(z.string().check(z.trim(), z.maxLength(200, 'tooLong')), ''),
  body: richText,
  /** The event it is about: its fields may be called. */
  event: z.optional(wire.id),
  /** Adds the button that opens the page of the event. */
  has_button: z._default(wire.flag, false),
  /** The moment whose text it began with. */
  template: z.optional(z.string().check(z.maxLength(60))),
  files: z.optional(attachmentTokens), // those `attach` answered
})
export type CampaignContent = z.output<typeof CampaignContent>

const exclusion = z.enum(Object.keys(exclusions) as [Exclusion, ...Exclusion[]])
const Excluded = z.array(z.object({ reason: exclusion, count: z.int(), names: z.array(z.string()) }))
export const Recipients = z.object({
  count: z.int(),
  excluded: Excluded,
  /** The first of them, on whom the message can be seen. */
  first: z.array(z.object({ name: z.string(), address: z.string() })),
  /** How many of them each field of a person says nothing of. */
  without: z.array(z.object({ field: z.enum(personFields), count: z.int() })),
  /** How many mails may still leave this month; null without a limit. */
  left: z.nullable(z.int()),
})
export type Recipients = z.output<typeof Recipients>

export const Campaign = z.object({
  id: wire.id,
  kind: nature.kind,
  topic: mailTopic,
  subject: z.string(),
  subject_b: z.string(),
  preview_text: z.string(),
  body: richText,
  has_button: z.boolean(),
  template: z.nullable(z.string()),
  files: z.array(Attachment),
  /** Who it is for, in words. */
  audience: z.string(),
  /** Names its page online. */
  token: z.string(),
  variants: z.array(Variant),
  links: z.array(CampaignLink),
  status: campaignStatus.wire,
  /** A key of `pauseReasons`; null when somebody paused it. */
  paused_by: z.nullable(z.string()),
  /** When the month's limit would let it go on. */
  resumes_at: wire.instant,
  /** When those that wait for their hour are written to; null when none does. */
  next_wave_at: z.nullable(wire.instant),
  event: z.nullable(z.object({ id: wire.id, title: z.string() })),
  by_name: z.nullable(z.string()),
  created_at: wire.instant,
  send_at: wire.instant,
  finished_at: z.nullable(wire.instant),
  per_hour: z.nullable(z.int()),
  total: z.int(),
  waiting: z.int(),
  sending: z.int(),
  sent: z.int(),
  rejected: z.int(),
  excluded: Excluded,
  html: z.string(),
})
export type Campaign = z.output<typeof Campaign>

const CampaignRecipient = z.object({
  rank: z.int(),
  user: z.nullable(wire.id),
  name: z.string(),
  address: z.string(),
  state: recipientState.wire,
  /** A key of `exclusions` or `mailReasons`, or what the other side said. */
  reason: z.nullable(z.string()),
})
export type CampaignRecipient = z.output<typeof CampaignRecipient>

/** A text a message may begin with. */
const CampaignTemplate = z.object({ name: z.string(), subject: z.string(), body: richText })
export type CampaignTemplate = z.output<typeof CampaignTemplate>

const stale = ['campaigns', 'mails'] as const
const steered = z.object({ status: campaignStatus.wire })
const written = z.object({ audience: wire.json(Audience), content: wire.json(CampaignContent) })

export const campaignsContract = {
  ...attachmentEndpoints,
  recipients: endpoint({
    method: 'POST',
    path: '/clients/:client/campaigns/recipients/',
    summary: 'How many people a message would reach, who is left out and why; nothing is written',
    params: inClient,
    body: z.object({ audience: wire.json(Audience), ...nature }),
    reads: true,
    response: Recipients,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/clients/:client/campaigns/preview/',
    summary: 'The message as one of its first recipients would receive it',
    params: inClient,
    body: z.object({ ...written.shape, rank: z._default(wire.integer.check(z.minimum(0), z.maximum(2)), 0) }),
    reads: true,
    response: z.object({ ...RenderedMail.shape, name: z.string() }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/clients/:client/campaigns/test/',
    summary: 'Send the message to oneself',
    params: inClient,
    body: written,
    response: z.object({ done: z.literal(true) }),
    stale: ['mails'],
    perMinute: 20,
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/campaigns/',
    summary: 'Send a message to many people, now, at a date, or so many an hour',
    params: inClient,
    body: z.object({
      ...written.shape,
      /** The draft it was. */
      draft: z.optional(wire.id),
      send_at: z.optional(wire.instant),
      per_hour: z.optional(wire.integer.check(z.minimum(50), z.maximum(10_000))),
    }),
    response: z.object({ id: wire.id }),
    stale,
  }),
  templates: endpoint({
    method: 'GET',
    path: '/clients/:client/campaigns/templates/',
    summary: 'Texts a message may begin with: those whose every field it can fill',
    params: inClient,
    query: z.object({ has_event: z._default(wire.flag, false) }),
    response: z.array(CampaignTemplate),
  }),
  opened: endpoint({
    method: 'GET',
    path: '/clients/:client/newsletters/:token/:variant/image.gif',
    summary: 'An image of one dot: the openings of a sending are counted, whose they are is not known (PRV-14)',
    access: 'public',
    params: z.object({ client: z.string(), token: z.string().check(z.maxLength(100)), variant: z.enum(['a', 'b']) }),
    streams: ['image/gif'],
    writes: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/campaigns/:id/',
    summary: 'A sending: how far it is, who was left out and why',
    params: inClientWithId,
    response: Campaign,
  }),
  people: endpoint({
    method: 'GET',
    path: '/clients/:client/campaigns/:id/recipients/',
    summary: 'What became of each person of a sending',
    params: inClientWithId,
    query: z.object({ ...listQuery, state: z.optional(recipientState.wire) }),
    response: listOf(CampaignRecipient),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  pause: endpoint({
    method: 'POST',
    path: '/clients/:client/campaigns/:id/pause/',
    summary: 'Pause a sending: nobody more is written to until it goes on',
    params: inClientWithId,
    response: steered,
    stale,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/clients/:client/campaigns/:id/resumption/',
    summary: 'Let a paused sending go on',
    params: inClientWithId,
    response: steered,
    stale,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/clients/:client/campaigns/:id/stop/',
    summary: 'Stop a sending for good: what left stays, what waits is withdrawn',
    params: inClientWithId,
    response: steered,
    stale,
  }),
  massiveEmail: endpoint({
    method: 'POST',
    path: '/massive-email/',
    summary: 'Send a template to several addresses',
    body: z.object({
      /** A moment, whose own text leaves. */
      template: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60)),
      /** `information` unless it makes the organisation known; `sms` sends the text message of the template instead. */
      type: optionally(z.enum([...campaignKinds, 'sms'])),
      emails: wire.list(z.string().check(z.trim(), z.maxLength(254))).check(z.minLength(1, 'required'), z.maxLength(mostRecipients)),
      event_id: optionally(wire.id),
      quiz_id: optionally(wire.id),
      file_id: optionally(wire.id),
      file_path: optionally(z.string().check(z.maxLength(500))),
    }),
    /** The number of the sending; null for text messages, which have none. */
    response: z.object({ id: z.nullable(wire.id), recipients: z.int(), excluded: z.int() }),
    stale: [...stale, 'sms'],
  }),
}
