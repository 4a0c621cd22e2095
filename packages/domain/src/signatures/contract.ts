import * as z from 'zod/mini'
import { signedWith } from '../attendance/sheet.ts'
import { documentStatus } from '../documents/status.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { requiredLines } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { agreementKind, type Mention, mentionWords, type ProposalReason, proposalReasons } from './agreement-legal.ts'
import { AgreementContent, ContentChange } from './content.ts'
import { agreementMorphs, signingOrder, signingPlace, signingSide } from './kinds.ts'
import { signingDays } from './terms.ts'

const mention = z.enum(Object.keys(mentionWords) as [Mention, ...Mention[]])
const reason = z.enum(Object.keys(proposalReasons) as [ProposalReason, ...ProposalReason[]])

const facts = {
  id: wire.id,
  reference: z.string(),
  kind: agreementKind.wire,
  status: documentStatus.wire,
  event_id: wire.id,
  event_title: z.string(),
  /** Whom it binds besides the organisation. */
  party: z.string(),
  company_id: z.nullable(wire.id),
  user_id: z.nullable(wire.id),
  amount: wire.money,
  /** Signatures given, of those it takes. */
  signed: z.int(),
  signatories: z.int(),
  deadline: z.nullable(wire.day),
  is_expired: z.boolean(),
  withdrawal_until: z.nullable(wire.day),
  payable_from: z.nullable(wire.day),
  withdrawn_at: z.nullable(wire.instant),
  signed_at: z.nullable(wire.instant),
  created_at: wire.instant,
}
export const AgreementRow = z.object(facts)
export type AgreementRow = z.output<typeof AgreementRow>

/** Who signs, and what was signed of the content as it stands. */
export const Signatory = z.object({
  id: wire.id,
  side: signingSide.wire,
  user_id: wire.id,
  name: z.string(),
  mail: z.string(),
  sent_at: z.nullable(wire.instant),
  signed_at: z.nullable(wire.instant),
  is_paper: z.boolean(),
})
export type Signatory = z.output<typeof Signatory>

const Candidate = z.object({ id: wire.id, name: z.string() })

export const Agreement = z.object({
  ...facts,
  version: z.int(),
  content: AgreementContent,
  /** What it must still say before anybody signs. */
  lacking: z.array(mention),
  order: signingOrder.wire,
  people: z.array(Signatory),
  /** Signatures of a former content, which fell when it changed. */
  fallen: z.int(),
  reject_reason: z.nullable(z.string()),
  sha256: z.nullable(z.string()),
  /** Cents its party has paid for it, to give back after a withdrawal. */
  paid: wire.money,
  candidates: z.object({ party: z.array(Candidate), body: z.array(Candidate) }),
})
export type Agreement = z.output<typeof Agreement>

/** What is still to prepare: who pays (or teaches) at an event, and no agreement yet. */
export const MissingAgreement = z.object({
  event_id: wire.id,
  event_title: z.string(),
  start_date: z.nullable(wire.instant),
  kind: agreementKind.wire,
  reason,
  company_id: z.nullable(wire.id),
  user_id: z.nullable(wire.id),
  party: z.string(),
  people: z.array(z.string()),
})
export type MissingAgreement = z.output<typeof MissingAgreement>

/** One of what is to prepare, as it is asked for. */
export const Preparation = z.object({
  event: wire.id,
  kind: agreementKind.wire,
  company: z.nullable(wire.id),
  user: z.nullable(wire.id),
})
export type Preparation = z.output<typeof Preparation>

/** What a person reads of an agreement of theirs. */
export const OwnAgreement = z.object({
  ...facts,
  content: AgreementContent,
  people: z.array(z.object({ side: signingSide.wire, name: z.string(), signed_at: z.nullable(wire.instant), is_self: z.boolean() })),
  /** The caller is named to sign, and it is their turn. */
  is_turn: z.boolean(),
  /** Which content is read: what is signed is that one. */
  revision: z.int(),
  fallen: z.int(),
  /** The file is ready to be read, and what identifies it. */
  sha256: z.nullable(z.string()),
  may_withdraw: z.boolean(),
  reject_reason: z.nullable(z.string()),
})
export type OwnAgreement = z.output<typeof OwnAgreement>

const stale = ['contracts', 'own-contracts', 'documents', 'registrations'] as const
const files = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const
const morph = z.optional(z.enum(agreementMorphs))
const one = '/clients/:client/contracts/:id/'
const own = '/clients/:client/own-contracts/:id/'

export const signaturesContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/contracts/',
    summary: 'Agreements of the space, of every party or of one kind of them',
    params: inClient,
    query: z.object({
      ...listQuery,
      morph,
      status: z.optional(documentStatus.wire),
      event: z.optional(wire.id),
      company: z.optional(wire.id),
      user: z.optional(wire.id),
    }),
    response: listOf(AgreementRow),
    streams: files,
  }),
  missing: endpoint({
    method: 'GET',
    path: '/clients/:client/contracts/proposal/',
    summary: 'What is still to prepare, with the kind of agreement who pays calls for, and why (FOR-01)',
    params: inClient,
    query: z.object({ morph, event: z.optional(wire.id) }),
    response: z.array(MissingAgreement),
  }),
  prepare: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/contracts/',
    summary: 'Prepare agreements from what the event and its payers say; one that is already covered is refused',
    params: inClient,
    body: z.object({ items: z.array(Preparation).check(z.minLength(1, 'required'), z.maxLength(100, 'tooMany')) }),
    response: z.object({ ids: z.array(wire.id) }),
    status: 201,
  }),
  read: endpoint({
    method: 'GET',
    path: one,
    summary: 'An agreement, what it lacks and who signs it',
    params: inClientWithId,
    response: Agreement,
  }),
  change: endpoint({
    stale,
    method: 'PATCH',
    path: one,
    summary: 'Change what an agreement says; signatures already given fall, and are asked for again',
    params: inClientWithId,
    body: z.object({ version: wire.integer, ...ContentChange.shape }),
    response: Agreement,
  }),
  file: endpoint({
    method: 'GET',
    path: `${one}file/`,
    summary: 'The agreement as it is printed: sealed once everybody signed',
    access: 'link',
    params: inClientWithId,
    streams: ['application/pdf', 'image/png', 'image/jpeg'],
  }),
  request: endpoint({
    stale,
    method: 'POST',
    path: `${one}signature-request/`,
    summary: 'Have it signed: by whom, in which order, until when (15 days unless told, 30 at most)',
    params: inClientWithId,
    body: z.object({
      signatory: wire.id,
      countersignatory: wire.id,
      order: signingOrder.wire,
      days: wire.integer.check(z.minimum(1, 'min'), z.maximum(signingDays.most, 'max')),
    }),
    response: Agreement,
  }),
  remind: endpoint({
    stale,
    method: 'POST',
    path: `${one}reminder/`,
    summary: 'Write again to whoever is awaited',
    params: inClientWithId,
    body: z.object({}),
    response: z.object({ name: z.string() }),
  }),
  cancel: endpoint({
    stale,
    method: 'POST',
    path: `${one}rejection/`,
    summary: 'Give an agreement up before everybody signed, saying why',
    params: inClientWithId,
    body: z.object({ reason: requiredLines(1000) }),
    response: Agreement,
  }),
  attachPaper: endpoint({
    stale,
    method: 'POST',
    path: `${one}paper/`,
    summary: 'Keep the scan of a paper signed by both sides, with the day and the place, which set the withdrawal period (FOR-11)',
    params: inClientWithId,
    query: z.object({ day: wire.day, place: signingPlace.wire }),
    upload: { maxBytes: 25 * 1024 * 1024, accept: ['application/pdf', 'image/png', 'image/jpeg'] },
    response: Agreement,
    status: 201,
  }),
  recordWithdrawal: endpoint({
    stale,
    method: 'POST',
    path: `${one}withdrawal/`,
    summary: 'Record that the person withdrew in time: their registration is cancelled (FOR-11, PRV-51)',
    params: inClientWithId,
    body: z.object({ day: wire.day }),
    response: Agreement,
  }),
  own: endpoint({
    method: 'GET',
    path: '/clients/:client/own-contracts/',
    summary: 'What the caller must sign or has signed, and that of the company they answer for',
    params: inClient,
    response: z.array(OwnAgreement),
  }),
  ownOne: endpoint({
    method: 'GET',
    path: own,
    summary: 'One agreement, as whoever signs it reads it',
    access: 'link',
    params: inClientWithId,
    response: OwnAgreement,
  }),
  sign: endpoint({
    stale,
    method: 'POST',
    path: `${own}signature/`,
    summary: 'Sign an agreement in one’s turn, drawn or typed, with its evidence (FOR-33)',
    access: 'link',
    inLine: true,
    params: inClientWithId,
    body: z
      .object({ ...signedWith, revision: wire.integer })
      .check(
        z.refine((body) => (body.drawing === undefined) !== (body.typed_name === undefined), { error: 'required', path: ['typed_name'] }),
      ),
    response: OwnAgreement,
    status: 201,
  }),
  refuse: endpoint({
    stale,
    method: 'POST',
    path: `${own}rejection/`,
    summary: 'Refuse to sign, saying why',
    access: 'link',
    params: inClientWithId,
    body: z.object({ reason: requiredLines(1000) }),
    response: OwnAgreement,
  }),
  withdraw: endpoint({
    stale,
    method: 'POST',
    path: `${own}withdrawal/`,
    summary: 'Withdraw from a contract signed alone, while the period runs; a dated receipt leaves by mail (PRV-52)',
    access: 'link',
    params: inClientWithId,
    body: z.object({}),
    response: OwnAgreement,
  }),
}
