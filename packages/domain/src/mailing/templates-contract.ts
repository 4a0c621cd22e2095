import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { email } from '../kernel/fields.ts'
import { conditionalText } from '../kernel/rich-text.ts'
import { shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'
import { fieldKinds } from './merging/field-formats.ts'
import { channels } from './templates/channels.ts'
import { copyRoles, mostCopies } from './templates/copies.ts'
import { mailHoursContract } from './templates/mail-hours-contract.ts'
import { nextRecipientsContract } from './templates/next-recipients-contract.ts'
import { producedFileNames, productLinkNames } from './templates/product-links.ts'
import { roleNames } from './templates/recipients.ts'
import { scopeNames } from './templates/scope.ts'
import { Conditions, Delay } from './templates/setting-shapes.ts'
import { templateFileContract } from './templates/template-file-contract.ts'

const inMoment = z.object({ client: z.string(), moment: z.string() })
const language = z.enum(['fr', 'en'])
/** What a text is for; the whole tenant when nothing is said. */
const scoped = {
  scope: z._default(z.enum(scopeNames), 'tenant'),
  scope_key: z._default(z.string().check(z.trim(), z.maxLength(120, 'tooLong')), ''),
}
const line = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most, 'tooLong')), '')
const secondButton = z.object({
  label: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'tooLong')),
  link: z.enum(productLinkNames),
})

const content = {
  subject: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'tooLong')),
  preview_text: line(200),
  body: wire.json(conditionalText),
  button: line(60),
  second_button: z._default(z.nullable(wire.json(secondButton)), null),
  attachments: z._default(wire.json(z.array(z.enum(producedFileNames)).check(z.maxLength(producedFileNames.length))), []),
}
export const WrittenTemplate = z.object({ language, ...scoped, ...content })
export type WrittenTemplate = z.output<typeof WrittenTemplate>

/** Texts taken from one space to another: what hangs on a record of the first one stays there. */
export const TemplatesFile = z.object({
  format: z.literal('kxo-mail-texts-1'),
  texts: z.array(z.object({ moment: z.string().check(z.maxLength(60)), ...WrittenTemplate.shape })).check(z.maxLength(2000)),
})

export const TemplateLine = z.object({
  moment: z.string(),
  is_on: z.boolean(),
  /** Languages the tenant wrote itself. */
  own: z.array(language),
  /** What the common text of the tenant is called in each language; null where the product’s speaks. */
  subjects: z.object({ fr: z.nullable(z.string()), en: z.nullable(z.string()) }),
  channels: z.array(z.enum(channels)),
  /** Addresses that receive a copy. */
  copy_to: z.array(z.string()),
  copy_roles: z.array(z.enum(copyRoles)),
  /** Those of the catalogue who do not receive it. */
  removed_roles: z.array(z.enum(roleNames)),
  /** Texts written for less than the whole tenant. */
  scopes: z.int(),
  /** Its own delays; null keeps the catalogue’s. */
  timing: z.nullable(z.array(Delay)),
  /** Mails of the last thirty days, and those of them that were rejected. */
  sent: z.int(),
  rejected: z.int(),
  changed_at: z.nullable(wire.instant),
})
export type TemplateLine = z.output<typeof TemplateLine>

const Text = z.object({ ...content, is_own: z.boolean(), version: z.int() })
export type TemplateText = z.output<typeof Text>
export const TemplateVersion = z.object({
  id: wire.id,
  language,
  version: z.int(),
  ...content,
  is_active: z.boolean(),
  /** Why it was written, as its author said it. */
  reason: z.string(),
  by_name: z.nullable(z.string()),
  created_at: wire.instant,
})
export type TemplateVersion = z.output<typeof TemplateVersion>

export const MomentSetting = z.object({
  is_on: z.boolean(),
  timing: z.nullable(z.array(Delay)),
  business_days: z.boolean(),
  conditions: Conditions,
  sender_name: z.string(),
  reply_to: z.string(),
  /** Addresses that receive a copy of each mail. */
  copy_to: z.array(z.string()),
  copy_roles: z.array(z.enum(copyRoles)),
  /** Those of the catalogue who do not receive it. */
  removed_roles: z.array(z.enum(roleNames)),
  by_mail: z.boolean(),
  /** It rings in the header of its reader. */
  by_bell: z.boolean(),
  /** It reaches the devices of those who receive it there. */
  by_push: z.boolean(),
})
export type MomentSetting = z.output<typeof MomentSetting>

const Scope = z.object({ scope: z.enum(scopeNames), scope_key: z.string(), label: z.string() })
export const MailTemplate = z.object({
  moment: z.string(),
  ...MomentSetting.shape,
  fr: Text,
  en: Text,
  /** Whether a text message is written for it; null where text messages are off, or not for it. */
  has_sms: z.nullable(z.boolean()),
  /** Fields of the tenant its words may call, as whoever writes calls them. */
  own_fields: z.array(z.object({ key: z.string(), label: z.string(), kind: z.enum(fieldKinds) })),
  /** Everything a text was written for. */
  scopes: z.array(Scope),
  versions: z.array(TemplateVersion),
})
export type MailTemplate = z.output<typeof MailTemplate>

export const RenderedMail = z.object({ subject: z.string(), html: z.string(), text: z.string() })
export type RenderedMail = z.output<typeof RenderedMail>

const Choice = z.object({ key: z.string(), label: z.string() })
export type Choice = z.output<typeof Choice>
const search = z.object({ q: z._default(shortText(100), '') })
/** A record of the product a message is seen on: what `records` answers. */
const onRecord = z.object({ ...WrittenTemplate.shape, record: z.optional(z.string().check(z.maxLength(60))) })
const done = z.object({ done: z.literal(true) })
const stale = ['mailtemplates', 'mails'] as const

export const templatesContract = {
  templates: endpoint({
    method: 'GET',
    path: '/clients/:client/mailtemplates/',
    summary: 'Every message the product can send: on or off, written by the tenant or not',
    params: inClient,
    response: z.array(TemplateLine),
  }),
  template: endpoint({
    method: 'GET',
    path: '/clients/:client/mailtemplates/:moment/',
    summary: 'The texts of a message for one scope, how it leaves, and its versions',
    params: inMoment,
    query: z.object(scoped),
    response: MailTemplate,
  }),
  switchMoment: endpoint({
    method: 'PATCH',
    path: '/clients/:client/mailtemplates/:moment/',
    summary: 'Switch a message on or off; say when it leaves, under which conditions and from whom',
    params: inMoment,
    body: z.object({
      is_on: z.optional(wire.flag),
      timing: z.optional(wire.json(z.nullable(z.array(Delay).check(z.minLength(1, 'required'), z.maxLength(6))))),
      business_days: z.optional(wire.flag),
      conditions: z.optional(wire.json(Conditions)),
      copy_to: z.optional(wire.json(z.array(email).check(z.maxLength(mostCopies, 'tooLong')))),
      copy_roles: z.optional(wire.json(z.array(z.enum(copyRoles)))),
      removed_roles: z.optional(wire.json(z.array(z.enum(roleNames)))),
      by_mail: z.optional(wire.flag),
      by_bell: z.optional(wire.flag),
      by_push: z.optional(wire.flag),
      sender_name: z.optional(z.string().check(z.trim(), z.maxLength(80, 'tooLong'), z.regex(/^[^<>"\r\n]*$/, 'wrongFormat'))),
      reply_to: z.optional(
        z.string().check(z.trim(), z.maxLength(254, 'tooLong'), z.regex(/^$|^[^@\s<>"]+@[^@\s<>"]+\.[^@\s<>"]+$/, 'invalidEmail')),
      ),
    }),
    response: MomentSetting,
    stale,
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/clients/:client/mailtemplates/:moment/versions/',
    summary: 'Write a new version of a message in one language and scope; a new text never replaces one that is there',
    params: inMoment,
    body: z.object({
      ...WrittenTemplate.shape,
      is_new: z._default(wire.flag, false),
      reason: z.optional(z.string().check(z.trim(), z.maxLength(200, 'tooLong'))),
    }),
    /** `waiting`: mails that have not left and keep the words it replaces. */
    response: z.object({ version: z.int(), waiting: z.int() }),
    stale,
  }),
  rewriteWaiting: endpoint({
    method: 'POST',
    path: '/clients/:client/mailtemplates/:moment/waiting/',
    summary: 'Write the mails that have not left again with the text of today, some at once; `last` says after which to go on',
    params: inMoment,
    body: z.object({ language, ...scoped, after: z._default(wire.integer.check(z.minimum(0)), 0) }),
    response: z.object({ rewritten: z.int(), last: z.nullable(wire.id) }),
    stale,
  }),
  restoreOriginal: endpoint({
    method: 'POST',
    path: '/clients/:client/mailtemplates/:moment/original/',
    summary: 'Withdraw the text of one language and scope: a wider one, or the product’s own, speaks again',
    params: inMoment,
    body: z.object({ language, ...scoped }),
    response: done,
    stale,
  }),
  previewTemplate: endpoint({
    method: 'POST',
    path: '/clients/:client/mailtemplates/:moment/preview/',
    summary: 'A message as it would leave, on a real record or with example values',
    params: inMoment,
    body: onRecord,
    response: RenderedMail,
    reads: true,
  }),
  testTemplate: endpoint({
    method: 'POST',
    path: '/clients/:client/mailtemplates/:moment/test/',
    summary: 'Send a message to oneself, on a real record or with example values',
    params: inMoment,
    body: onRecord,
    response: done,
    stale: ['mails'],
    perMinute: 20,
  }),
  previewRecords: endpoint({
    method: 'GET',
    path: '/clients/:client/mailtemplates/:moment/records/',
    summary: 'Records a message can be seen on, the latest first',
    params: inMoment,
    query: search,
    response: z.array(Choice),
  }),
  templateScopes: endpoint({
    method: 'GET',
    path: '/clients/:client/mail-scopes/',
    summary: 'What a text may be written for, by kind of scope',
    params: inClient,
    query: z.object({ scope: z.enum(scopeNames), ...search.shape }),
    response: z.array(Choice),
  }),
  ...nextRecipientsContract,
  ...templateFileContract,
  ...mailHoursContract,
}
