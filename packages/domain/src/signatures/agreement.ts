import * as z from 'zod/mini'
import { codeChannels } from '../attendance/sent-code/sent-code-contract.ts'
import { documentStatus } from '../documents/status.ts'
import { wire } from '../kernel/wire.ts'
import { agreementKind } from './agreement-legal.ts'
import { AgreementContent } from './content.ts'
import { signingOrder, signingSide } from './kinds.ts'
import { mentions, organiserParts } from './mentions.ts'
import { proposalReasonKeys } from './proposal.ts'

const mention = z.enum(mentions)
const reason = z.enum(proposalReasonKeys)

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
  /** How the code the caller still has to sign with may reach them, and where; none for whoever is signed in. */
  codes: z.array(z.object({ by: z.enum(codeChannels), to: z.string() })),
  may_withdraw: z.boolean(),
  reject_reason: z.nullable(z.string()),
})
export type OwnAgreement = z.output<typeof OwnAgreement>

/** The contract of a person who pays alone, as their registration prepares it; `contract` is null where none is needed, or while it is not theirs to sign. */
export const SigninAgreement = z.object({
  contract: z.nullable(wire.id),
  /** What the organisation has not written yet, without which nobody may sign (FOR-03, FOR-04). */
  lacking: z.array(z.enum([...mentions, ...organiserParts])),
})
export type SigninAgreement = z.output<typeof SigninAgreement>
