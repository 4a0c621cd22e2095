import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClient } from '../tenants/contract.ts'

const text = z.optional(z.string().check(z.maxLength(2000)))
/** What providers write of one mail, under the names they use. */
export const MailEvent = z.object({
  event: z.string().check(z.maxLength(60)),
  message_id: text,
  'message-id': text,
  recipient: text,
  email: text,
  detail: text,
  reason: text,
})
export type MailEvent = z.output<typeof MailEvent>

/** What providers write of a text message that arrived, or not, or that somebody answered, under the names they use. */
export const SmsEvent = z.object({
  /** Names a message of ours; nothing of it is an answer. */
  reference: text,
  event: text,
  status: text,
  detail: text,
  reason: text,
  from: text,
  number: text,
  msisdn: text,
  sender: text,
  text,
  message: text,
  content: text,
})
export type SmsEvent = z.output<typeof SmsEvent>

export const mailEventsContract = {
  smsEvents: endpoint({
    method: 'POST',
    path: '/clients/:client/provider-events/sms/:token/',
    summary:
      'Text messages that arrived or not, and what people answer: STOP ends the commercial ones of whoever wrote to the number; one address serves every tenant',
    access: 'public',
    params: z.object({ ...inClient.shape, token: z.string().check(z.maxLength(200)) }),
    body: z.object({ events: wire.json(z.array(SmsEvent).check(z.maxLength(1000))) }),
    response: z.object({ noted: z.int() }),
  }),
  mailEvents: endpoint({
    method: 'POST',
    path: '/clients/:client/provider-events/mail/:token/',
    summary: 'What a mail provider tells of mails that left: refused, delayed, complained of; one address, of any tenant, serves them all',
    access: 'public',
    params: z.object({ ...inClient.shape, token: z.string().check(z.maxLength(200)) }),
    body: z.object({ events: wire.json(z.array(MailEvent).check(z.maxLength(1000))) }),
    response: z.object({ noted: z.int() }),
  }),
}
