import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import type { Sentence } from '../../kernel/sentence.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'

/** What a domain must say in the DNS for its mails to be believed (PRV-11). */
export const dnsRecords = {
  dkim: { fr: 'Signature (DKIM)', en: 'Signature (DKIM)' },
  spf: { fr: 'Serveurs autorisés (SPF)', en: 'Allowed servers (SPF)' },
  dmarc: { fr: 'Consigne (DMARC)', en: 'Policy (DMARC)' },
} satisfies Record<string, Sentence>
export type DnsRecord = keyof typeof dnsRecords
export const dnsRecordNames = Object.keys(dnsRecords) as DnsRecord[]

export const dnsStates = {
  unknown: { fr: 'Pas encore vérifié', en: 'Not checked yet' },
  ok: { fr: 'En place', en: 'In place' },
  missing: { fr: 'Introuvable', en: 'Not found' },
  wrong: { fr: 'Différent de ce qui est attendu', en: 'Other than expected' },
} satisfies Record<string, Sentence>
export type DnsState = keyof typeof dnsStates

export const SenderDomain = z.object({
  address: z.string(),
  is_active: z.boolean(),
  checked_at: z.nullable(wire.instant),
  records: z.array(
    z.object({
      kind: z.enum(dnsRecordNames),
      name: z.string(),
      value: z.string(),
      state: z.enum(Object.keys(dnsStates) as [DnsState, ...DnsState[]]),
      /** What the DNS says instead. */
      found: z.nullable(z.string()),
    }),
  ),
})
export type SenderDomain = z.output<typeof SenderDomain>

const done = z.object({ done: z.literal(true) })
const stale = ['sender-domain']

export const senderContract = {
  senderDomain: endpoint({
    method: 'GET',
    path: '/clients/:client/sender-domain/',
    summary: 'The domain mails leave from, what its DNS must say and says; the product’s own address without',
    params: inClient,
    response: z.object({ usual: z.string(), own: z.nullable(SenderDomain) }),
  }),
  setSender: endpoint({
    method: 'POST',
    path: '/clients/:client/sender-domain/',
    summary: 'Choose the address mails leave from: a key is made, its records are to be put in the DNS',
    params: inClient,
    body: z.object({
      address: z
        .string()
        .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'tooLong'), z.regex(/^[^@\s<>"]+@[a-z0-9.-]+\.[a-z]{2,}$/, 'invalidEmail')),
    }),
    response: done,
    stale,
  }),
  checkSender: endpoint({
    method: 'POST',
    path: '/clients/:client/sender-domain/check/',
    summary: 'Ask the DNS again',
    params: inClient,
    response: done,
    stale,
    perMinute: 10,
  }),
  removeSender: endpoint({
    method: 'DELETE',
    path: '/clients/:client/sender-domain/',
    summary: 'Send from the product’s own address again',
    params: inClient,
    response: done,
    stale,
  }),
}
