import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listQuery } from '../kernel/listing.ts'
import type { Sentence } from '../kernel/sentence.ts'
import { requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { copyRoles } from './templates/copies.ts'
import { recipientWords } from './templates/recipients.ts'
import { RenderedMail } from './templates-contract.ts'

/** A mail that will leave if nothing changes: nothing of it is written yet. */
export const UpcomingMail = z.object({
  moment: z.string(),
  occurrence: z.string(),
  due_at: wire.instant,
  user: wire.id,
  name: z.string(),
  recipient: z.string(),
  event: z.nullable(wire.id),
  event_title: z.nullable(z.string()),
  is_suspended: z.boolean(),
  /** The tenant removed its reader from those who receive it: its copies alone leave. */
  is_left_out: z.boolean(),
  /** Who receives a copy, by what they are or by address. */
  copy_roles: z.array(z.enum(copyRoles)),
  copy_to: z.array(z.string()),
})
export type UpcomingMail = z.output<typeof UpcomingMail>

/** Why a message reached somebody, will, or did not. */
export const verdicts = {
  sent: { fr: 'Parti', en: 'Sent' },
  rejected: { fr: 'Rejeté', en: 'Rejected' },
  coming: { fr: 'Partira', en: 'Will be sent' },
  suspended: { fr: 'Suspendu à la main', en: 'Stopped by hand' },
  off: { fr: 'Message désactivé', en: 'Message switched off' },
  condition: { fr: 'Une condition du message n’est pas remplie', en: 'A condition of the message does not hold' },
  leftOut: recipientWords.leftOut,
  beforeCause: { fr: 'Non envoyé\u00A0: la personne n’était pas encore concernée', en: 'Not sent: the person was not concerned yet' },
  tooLate: {
    fr: 'Non envoyé\u00A0: son heure est passée depuis plus d’un jour',
    en: 'Not sent: its time passed more than a day ago',
  },
  noAddress: { fr: 'Adresse en échec\u00A0: rien ne lui est envoyé', en: 'Failing address: nothing is sent to it' },
} satisfies Record<string, Sentence>
export type Verdict = keyof typeof verdicts

/** Those whose message may be written for its person all the same: the others would not leave, or leave by themselves. */
const replayed: readonly Verdict[] = ['sent', 'rejected', 'suspended', 'beforeCause', 'tooLate']
export const mayReplay = (verdict: Verdict): boolean => replayed.includes(verdict)

export const ExplainedMail = z.object({
  ...UpcomingMail.shape,
  verdict: z.enum(Object.keys(verdicts) as [Verdict, ...Verdict[]]),
  /** The mail in the register, when it was written. */
  mail: z.nullable(wire.id),
})
export type ExplainedMail = z.output<typeof ExplainedMail>

const Named = z.array(z.object({ key: wire.id, label: z.string() }))
const whom = { user: z.optional(wire.id), event: z.optional(wire.id) }

const one = z.object({ moment: z.string().check(z.maxLength(60)), occurrence: z.string().check(z.maxLength(120)) })
const done = z.object({ done: z.literal(true) })
const stale = ['mails'] as const

export const upcomingContract = {
  upcoming: endpoint({
    method: 'GET',
    path: '/clients/:client/mails/upcoming/',
    summary: 'What will leave in the next thirty days, to whom and when',
    params: inClient,
    query: z.object({ page: listQuery.page, page_size: listQuery.page_size, ...whom }),
    response: z.object({ results: z.array(UpcomingMail), count: z.int() }),
  }),
  suspendMail: endpoint({
    method: 'POST',
    path: '/clients/:client/mails/upcoming/suspension/',
    summary: 'Stop one coming mail, or let it leave again',
    params: inClient,
    body: z.object({ ...one.shape, is_suspended: wire.flag }),
    response: done,
    stale,
  }),
  sendMailNow: endpoint({
    method: 'POST',
    path: '/clients/:client/mails/upcoming/sending/',
    summary: 'Send one coming mail now',
    params: inClient,
    body: one,
    response: done,
    stale,
  }),
  dryRun: endpoint({
    method: 'POST',
    path: '/clients/:client/mails/upcoming/preview/',
    summary: 'One coming mail as it would leave now; nothing is kept',
    params: inClient,
    body: one,
    response: z.object({ ...RenderedMail.shape, recipient: z.string() }),
    reads: true,
    // The personal links it would hold are made, then taken back.
    writes: true,
  }),
  explainMails: endpoint({
    method: 'GET',
    path: '/clients/:client/mails/explanation/',
    summary: 'For one person or one event, each message that hangs on a date: sent, coming, or why not; thirty days around today',
    params: inClient,
    query: z.object(whom),
    response: z.object({
      results: z.array(ExplainedMail),
      /** Moments whose dates concern nobody asked about. */ unconcerned: z.array(z.string()),
    }),
  }),
  replayMail: endpoint({
    method: 'POST',
    path: '/clients/:client/mails/replay/',
    summary: 'Write again, for one person, a message that hangs on a date, whether it left or not',
    params: inClient,
    body: z.object({ ...one.shape, reason: requiredText(200) }),
    response: done,
    stale,
  }),
  copyMail: endpoint({
    method: 'POST',
    path: '/clients/:client/mails/:id/copy/',
    summary: 'Send a second copy of a mail to the person’s address of today',
    params: inClientWithId,
    response: done,
    stale,
  }),
  mailSubjects: endpoint({
    method: 'GET',
    path: '/clients/:client/mails/subjects/',
    summary: 'People and events whose mails may be asked about, by name',
    params: inClient,
    query: z.object({ q: z._default(shortText(100), '') }),
    response: z.object({ people: Named, events: Named }),
  }),
}
