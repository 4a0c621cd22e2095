import * as z from 'zod/mini'
import { billStatus } from '../../billing/status.ts'
import { endpoint } from '../../kernel/contract.ts'
import { shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { workStatus } from '../../kernel/work-status.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { Billable } from './billable.ts'
import { billableSources, groupings } from './grouped-choices.ts'

/** What is done of what is chosen: drafts, bills with their numbers, bills that are mailed too. */
export const runModes = ['draft', 'issue', 'send'] as const
export type RunMode = (typeof runModes)[number]
/** Names the works of this page, followed by the mode. */
export const billRunPrefix = 'bills_'
/** Rows read at once, and bills of one run. */
export const groupedLimits = { rows: 5000, groups: 1000 }

const key = z.string().check(z.regex(/^[rb][1-9]\d{0,14}$/, 'unknownId'))
const Group = z.object({
  /** Each row with the fingerprint it was shown with: one that changed since leaves the run. */
  rows: z
    .array(z.object({ key, fingerprint: z.string().check(z.maxLength(64, 'tooLong')) }))
    .check(z.minLength(1, 'required'), z.maxLength(groupedLimits.rows, 'tooMany')),
  purchase_order: z.optional(shortText(50)),
})
export type ChosenGroup = z.output<typeof Group>

const Left = z.object({ name: z.string(), reason: z.string() })
/** What became of a group: its bill, what left it and why, or why there is none. */
const Outcome = z.object({
  payer: z.string(),
  amount: wire.money,
  bill: z.nullable(z.object({ id: wire.id, number: z.nullable(z.string()), status: billStatus.wire })),
  reason: z.nullable(z.string()),
  left: z.array(Left),
})
export type RunOutcome = z.output<typeof Outcome>

/** A run and how far it is. */
export const BillRun = z.object({
  id: wire.id,
  mode: z.enum(runModes),
  status: workStatus.wire,
  total: z.int(),
  done: z.int(),
  /** Groups without a bill, and rows that left theirs. */
  failed: z.int(),
  /** Bills made so far, and what they come to. */
  bills: z.int(),
  amount: wire.money,
  outcomes: z.array(Outcome),
  reason: z.nullable(z.string()),
  has_report: z.boolean(),
})
export type BillRun = z.output<typeof BillRun>

export const Billables = z.object({
  rows: z.array(Billable),
  entities: z.array(z.object({ id: wire.id, name: z.string() })),
  /** There were more: a shorter period shows them. */
  is_cut: z.boolean(),
})
export type Billables = z.output<typeof Billables>

export const groupedContract = {
  billables: endpoint({
    method: 'GET',
    path: '/clients/:client/billables/',
    summary: 'What may be invoiced of a period and is not yet, and what keeps the rest from it',
    params: inClient,
    query: z.object({
      from: z.optional(wire.day),
      to: z.optional(wire.day),
      event: z.optional(wire.id),
      company: z.optional(wire.id),
      entity: z.optional(wire.id),
      sources: z.optional(wire.list(z.enum(billableSources))),
    }),
    response: Billables,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/clients/:client/billables/preview/',
    summary: 'The bill a group would become, as a PDF marked as a draft; nothing is kept and no number is taken',
    params: inClient,
    body: z.object({ grouping: z.enum(groupings), group: wire.json(Group) }),
    streams: ['application/pdf'],
    reads: true,
    writes: true,
  }),
  run: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/batch/',
    summary: 'Write the bills of the groups chosen, issue them, or issue and mail them: a long work, batch after batch',
    params: inClient,
    body: z.object({
      mode: z.enum(runModes),
      grouping: z.enum(groupings),
      groups: wire.json(z.array(Group).check(z.minLength(1, 'required'), z.maxLength(groupedLimits.groups, 'tooMany'))),
    }),
    response: BillRun,
    status: 202,
  }),
  readRun: endpoint({
    method: 'GET',
    path: '/clients/:client/bills/batch/:id/',
    summary: 'How far a run is, and what became of each group',
    params: inClientWithId,
    response: BillRun,
  }),
  stopRun: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/batch/:id/stop/',
    summary: 'Stop a run: what is issued stays issued',
    params: inClientWithId,
    response: BillRun,
  }),
  report: endpoint({
    method: 'GET',
    path: '/clients/:client/bills/batch/:id/report/',
    summary: 'What became of each group, as a CSV file',
    params: inClientWithId,
    streams: ['text/csv'],
  }),
}
