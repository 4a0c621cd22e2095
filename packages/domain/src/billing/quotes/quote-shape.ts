import * as z from 'zod/mini'
import { requiredLines, shortText } from '../../kernel/fields.ts'
import { vatReason } from '../../kernel/vat.ts'
import { wire } from '../../kernel/wire.ts'
import { BillLine, DraftBody } from '../bill-shape.ts'
import { quoteStatus } from './quote-status.ts'

/** A quote as a list shows it. */
export const QuoteRow = z.object({
  id: wire.id,
  number: z.nullable(z.string()),
  status: quoteStatus.wire,
  is_expired: wire.flag,
  /** Asked for by its recipient, and not sent yet. */
  is_requested: wire.flag,
  name: z.string(),
  recipient: z.string(),
  user: z.nullable(wire.id),
  company: z.nullable(wire.id),
  morph_id: z.nullable(wire.id),
  morph: z.string(),
  event: z.nullable(z.string()),
  people: z.nullable(wire.integer),
  creation_date: wire.instant,
  issue_date: z.nullable(wire.day),
  valid_until: z.nullable(wire.day),
  amount_ht: wire.money,
  tax_amount: wire.money,
  amount: wire.money,
  has_pdf: wire.flag,
})
export type QuoteRow = z.output<typeof QuoteRow>

/** A quote opened: its lines, VAT per rate, its answer, its history and the bill it became. */
export const QuoteDetail = z.extend(QuoteRow, {
  entity: z.string(),
  lines: z.array(BillLine),
  groups: z.array(z.object({ vat: wire.rate, reason: z.nullable(z.enum(vatReason.keys)), basis: wire.money, tax: wire.money })),
  discount: wire.scaled(2),
  discount_type: z.enum(['percent', 'euro']),
  rounding: wire.money,
  purchase_order: z.nullable(z.string()),
  service_start: z.nullable(wire.day),
  service_end: z.nullable(wire.day),
  note: z.string(),
  request: z.nullable(z.string()),
  answered_at: z.nullable(wire.instant),
  answered_name: z.string(),
  reason: z.nullable(z.string()),
  bill: z.nullable(z.object({ id: wire.id, number: z.nullable(z.string()) })),
  history: z.array(z.object({ at: wire.instant, action: z.string(), by_name: z.nullable(z.string()), info: z.nullable(z.string()) })),
  /** Whether the caller may answer it now. */
  is_answerable: wire.flag,
})
export type QuoteDetail = z.output<typeof QuoteDetail>

/** A quote as it is written by hand: a bill’s draft, until when it may be accepted, and for how many people. */
export const QuoteBody = z.extend(z.omit(DraftBody, { due_date: true }), {
  valid_until: z.optional(z.nullable(wire.day)),
  people: z.optional(z.nullable(wire.integer.check(z.minimum(1), z.maximum(10_000)))),
  note: z.optional(z.string().check(z.trim(), z.maxLength(2000, 'tooLong'))),
})
export type QuoteBody = z.output<typeof QuoteBody>

const answeredName = shortText(120).check(z.minLength(1, 'required'))
export const AcceptBody = z.object({ name: answeredName })
export const RefuseBody = z.object({ name: answeredName, reason: requiredLines(500) })

/** What a visitor of an event asks: so many people, and a word. */
export const RequestBody = z.object({
  event: wire.id,
  people: wire.integer.check(z.minimum(1), z.maximum(10_000)),
  message: z.optional(z.string().check(z.trim(), z.maxLength(2000, 'tooLong'))),
})
