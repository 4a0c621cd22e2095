import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { requiredLines } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { smsKindKeys } from '../mailing/sms/sms-kind.ts'
import { inClient } from '../tenants/contract.ts'
import { Audience } from './audience-contract.ts'
import { type SmsExclusion, smsExclusions } from './sms-exclusion.ts'

const exclusion = z.enum(Object.keys(smsExclusions) as [SmsExclusion, ...SmsExclusion[]])
export const SmsRecipients = z.object({
  count: z.int(),
  excluded: z.array(z.object({ reason: exclusion, count: z.int(), names: z.array(z.string()) })),
  /** Messages the operator will bill, and the cents they come to. */
  segments: z.int(),
  cents: z.int(),
  /** The message as the first of them reads it. */
  first: z.nullable(z.object({ name: z.string(), text: z.string() })),
})
export type SmsRecipients = z.output<typeof SmsRecipients>

/** `addresses` of the audience are numbers. */
const sending = z.object({ audience: wire.json(Audience), kind: z.enum(smsKindKeys), body: requiredLines(1000) })

export const smsCampaignContract = {
  smsRecipients: endpoint({
    method: 'POST',
    path: '/clients/:client/sms/recipients/',
    summary: 'How many people a text message would reach, what it would cost, who is left out and why; nothing is written',
    params: inClient,
    body: sending,
    reads: true,
    response: SmsRecipients,
  }),
  sendSms: endpoint({
    method: 'POST',
    path: '/clients/:client/sms/',
    summary: 'Send a text message to many people',
    params: inClient,
    body: sending,
    response: z.object({ count: z.int(), segments: z.int() }),
    stale: ['sms'],
  }),
}
