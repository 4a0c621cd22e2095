import * as z from 'zod/mini'
import { Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { sharedBetween } from '../recording/recording-contract.ts'
import { matchLevel } from './match-level.ts'
import { statementLimits } from './statement-problems.ts'

/** Lines one act accepts, at most. */
export const acceptedTogether = 200

export const lineStates = ['toMatch', 'matched', 'aside'] as const
const state = z.enum(lineStates)
const shares = z
  .array(z.object({ bill: wire.id, amount: wire.money.check(z.positive()) }))
  .check(z.minLength(1, 'required'), z.maxLength(sharedBetween, 'tooMany'))
const ShownShare = z.object({ bill: wire.id, number: z.string(), payer: z.string(), amount: wire.money, to_be_paid: wire.money })

/** Which bills a line seems to pay: how surely, and why in a sentence. */
const Proposal = z.object({ level: matchLevel.wire, reason: z.string(), shares: z.array(ShownShare) })

/** Money that came in on a bank account. */
export const BankLine = z.object({
  id: wire.id,
  paid_on: wire.day,
  amount: wire.money,
  /** What is not recorded on a bill yet. */
  left: wire.money,
  payer: z.string(),
  label: z.string(),
  reference: z.string(),
  account: z.string(),
  state,
  proposal: z.nullable(Proposal),
  /** Bills it was recorded on; a payment reversed since is not among them. */
  bills: z.array(z.object({ bill: wire.id, number: z.string(), amount: wire.money })),
  aside_reason: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(wire.instant),
})
export type BankLine = z.output<typeof BankLine>

/** A statement that was imported. */
export const BankFile = z.object({
  id: wire.id,
  file_name: z.string(),
  format: z.enum(['camt', 'ofx', 'csv']),
  account: z.string(),
  entity: z.string(),
  /** Credits read, those of them that were new, then what became of these. */
  credits: wire.integer,
  added: wire.integer,
  matched: wire.integer,
  left: wire.integer,
  debits: wire.integer,
  skipped: wire.integer,
  created_by: z.nullable(z.string()),
  created_at: wire.instant,
})
export type BankFile = z.output<typeof BankFile>

const stale = ['bank-lines', 'bank-files', 'bills', 'payments', 'events', 'guests']

export const matchingContract = {
  bankFiles: endpoint({
    method: 'GET',
    path: '/clients/:client/bank-files/',
    summary: 'Bank statements that were imported, and what became of their lines',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(BankFile),
  }),
  importBankFile: endpoint({
    method: 'POST',
    path: '/clients/:client/bank-files/',
    summary: 'Import a bank statement (CAMT.053, OFX, CSV): its credits wait to be matched, those already known are left out',
    params: inClient,
    // XML reads as a script to whoever stores files; this one is read, never stored. UTF-16 is not told from bytes by its first signs.
    upload: { maxBytes: statementLimits.bytes, accept: ['text/csv', 'text/plain', 'text/x-script', 'application/octet-stream'] },
    body: z.object({
      /** Whose account it is of, when the file does not name one of an issuer's. */
      entity: z.optional(wire.id),
    }),
    response: BankFile,
    status: 201,
    stale: ['bank-lines', 'bank-files'],
  }),
  bankLines: endpoint({
    method: 'GET',
    path: '/clients/:client/bank-lines/',
    summary: 'Money that came in on the bank account, and the bills it seems to pay',
    params: inClient,
    query: z.object({ ...listQuery, state: z.optional(state) }),
    response: listOf(BankLine),
  }),
  matchLine: endpoint({
    method: 'POST',
    path: '/clients/:client/bank-lines/:id/matching/',
    summary: 'Record a line as a payment of one bill, or of several of one payer; what is not shared stays to be matched',
    params: inClientWithId,
    body: z.object({ shares: wire.json(shares), is_receipt_sent: z._default(z.optional(wire.flag), true) }),
    response: BankLine,
    stale,
  }),
  setLineAside: endpoint({
    method: 'POST',
    path: '/clients/:client/bank-lines/:id/aside/',
    summary: 'Set a line aside: it is no payment of a bill; with why',
    params: inClientWithId,
    body: z.object({ reason: requiredText(200) }),
    response: BankLine,
    stale: ['bank-lines', 'bank-files'],
  }),
  takeLineBack: endpoint({
    method: 'DELETE',
    path: '/clients/:client/bank-lines/:id/aside/',
    summary: 'Take back a line that was set aside',
    params: inClientWithId,
    response: BankLine,
    stale: ['bank-lines', 'bank-files'],
  }),
  sureLines: endpoint({
    method: 'GET',
    path: '/clients/:client/bank-lines/sure/',
    summary: 'Lines whose bill is sure, as they would be accepted together',
    params: inClient,
    response: z.object({
      total: wire.money,
      lines: z.array(z.object({ line: wire.id, paid_on: wire.day, payer: z.string(), amount: wire.money, shares: z.array(ShownShare) })),
    }),
  }),
  acceptSure: endpoint({
    method: 'POST',
    path: '/clients/:client/bank-lines/sure/',
    summary: 'Accept the lines that were previewed; one that changed since is left, and said',
    params: inClient,
    body: z.object({
      /** As they were previewed. */
      lines: wire.json(
        z.array(z.object({ line: wire.id, shares })).check(z.minLength(1, 'required'), z.maxLength(acceptedTogether, 'tooMany')),
      ),
      is_receipt_sent: z._default(z.optional(wire.flag), true),
    }),
    response: Outcome,
    stale,
  }),
}
