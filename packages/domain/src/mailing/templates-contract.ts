import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

const inMoment = z.object({ client: z.string(), moment: z.string() })
const language = z.enum(['fr', 'en'])
const template = {
  subject: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'tooLong')),
  body: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(10_000, 'tooLong')),
}

export const TemplateLine = z.object({
  moment: z.string(),
  is_on: z.boolean(),
  /** Languages the tenant wrote itself. */
  own: z.array(language),
  /** Mails of the last thirty days, and those of them that were rejected. */
  sent: z.int(),
  rejected: z.int(),
})
export type TemplateLine = z.output<typeof TemplateLine>

const Text = z.object({ subject: z.string(), body: z.string(), is_own: z.boolean(), version: z.int() })
export const MailTemplate = z.object({
  moment: z.string(),
  is_on: z.boolean(),
  fr: Text,
  en: Text,
  versions: z.array(
    z.object({
      id: wire.id,
      language,
      version: z.int(),
      subject: z.string(),
      body: z.string(),
      is_active: z.boolean(),
      created_at: wire.instant,
    }),
  ),
})
export type MailTemplate = z.output<typeof MailTemplate>

export const RenderedMail = z.object({ subject: z.string(), html: z.string(), text: z.string() })
export type RenderedMail = z.output<typeof RenderedMail>

const written = z.object({ language, ...template })
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
    summary: 'The texts of a message, and their versions',
    params: inMoment,
    response: MailTemplate,
  }),
  switchMoment: endpoint({
    method: 'PATCH',
    path: '/clients/:client/mailtemplates/:moment/',
    summary: 'Switch a message on or off',
    params: inMoment,
    body: z.object({ is_on: wire.flag }),
    response: z.object({ is_on: z.boolean() }),
    stale,
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/clients/:client/mailtemplates/:moment/versions/',
    summary: 'Write a new version of a message in one language',
    params: inMoment,
    body: written,
    response: z.object({ version: z.int() }),
    stale,
  }),
  restoreOriginal: endpoint({
    method: 'POST',
    path: '/clients/:client/mailtemplates/:moment/original/',
    summary: 'Go back to the product’s own text in one language',
    params: inMoment,
    body: z.object({ language }),
    response: z.object({ done: z.literal(true) }),
    stale,
  }),
  previewTemplate: endpoint({
    method: 'POST',
    path: '/clients/:client/mailtemplates/:moment/preview/',
    summary: 'A message as it would leave, with example values',
    params: inMoment,
    body: written,
    response: RenderedMail,
    reads: true,
  }),
  testTemplate: endpoint({
    method: 'POST',
    path: '/clients/:client/mailtemplates/:moment/test/',
    summary: 'Send a message to oneself, with example values',
    params: inMoment,
    body: written,
    response: z.object({ done: z.literal(true) }),
    stale: ['mails'],
    perMinute: 20,
  }),
}
