import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { mailTopic } from './topic.ts'

const byToken = z.object({ client: z.string(), token: z.string().check(z.maxLength(100)) })

/** Why people leave; none has to be given. */
export const leavingReasons = ['tooMany', 'notForMe', 'neverSubscribed', 'other'] as const

/** What the holder of a link still receives. */
export const MailPreferences = z.object({
  /** As a page may show it: `m…@cabinet.fr`. */
  address: z.string(),
  topics: z.array(z.object({ topic: mailTopic, is_on: z.boolean() })),
})
export type MailPreferences = z.output<typeof MailPreferences>

export const unsubscribeContract = {
  preferences: endpoint({
    method: 'GET',
    path: '/clients/:client/unsubscribe/:token/',
    summary: 'What the addressee of a message still receives; nothing changes',
    access: 'public',
    whileSuspended: true,
    params: byToken,
    response: MailPreferences,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/clients/:client/unsubscribe/:token/',
    summary: 'Leave some topics, or every one of them; the one click of a mail program names none (RFC 8058)',
    access: 'public',
    whileSuspended: true,
    params: byToken,
    body: z.object({
      topics: z.optional(z.array(mailTopic).check(z.maxLength(10))),
      reason: z.optional(z.enum(leavingReasons)),
    }),
    response: MailPreferences,
    stale: ['unsubscribe'],
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/clients/:client/unsubscribe/:token/undo/',
    summary: 'Receive every topic again',
    access: 'public',
    whileSuspended: true,
    params: byToken,
    response: MailPreferences,
    stale: ['unsubscribe'],
  }),
}
