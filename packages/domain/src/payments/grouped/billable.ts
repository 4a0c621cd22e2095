import * as z from 'zod/mini'
import { orderReference } from '../../billing/order-reference.ts'
import { vatReason } from '../../kernel/vat.ts'
import { wire } from '../../kernel/wire.ts'
import { billableSources } from './grouped-choices.ts'

/** Why a row cannot be invoiced: what is mended first, then what waits for its day. */
export const blockerKinds = [
  'noPrice',
  'noPayer',
  'noSiren',
  'publicSiret',
  'address',
  'noIssuer',
  'exemption',
  'funding',
  'agreement',
  'paying',
  'scheduled',
  'withdrawal',
] as const
export type BlockerKind = (typeof blockerKinds)[number]
/** What nobody mends: the day comes by itself. */
export const isWaiting = (kind: BlockerKind): boolean => ['paying', 'scheduled', 'withdrawal'].includes(kind)

const Blocker = z.object({ kind: z.enum(blockerKinds), /** The sentence, in the caller’s language. */ reason: z.string() })
export type Blocker = z.output<typeof Blocker>

/** A line as a bill adds it up. */
const Line = z.object({
  name: z.string(),
  description: z.string(),
  quantity: wire.quantity,
  unit_price: wire.unitPrice,
  discount: wire.scaled(2),
  discount_type: z.enum(['percent', 'euro']),
  vat_rate: wire.rate,
  vat_reason: z.nullable(z.enum(vatReason.keys)),
})

const amounts = { amount_ht: wire.money, tax_amount: wire.money, amount: wire.money }

/** Something to invoice: a registration without a bill (`r12`) or a draft (`b7`), made out to one payer. */
export const Billable = z.object({
  key: z.string(),
  source: z.enum(billableSources),
  /** The bill, while it is a draft. */
  bill: z.nullable(wire.id),
  event: z.nullable(wire.id),
  event_title: z.string(),
  /** First day of what is sold. */
  day: z.nullable(wire.day),
  entity: z.nullable(wire.id),
  user: z.nullable(wire.id),
  company: z.nullable(wire.id),
  payer: z.string(),
  people: z.array(z.object({ registration: z.nullable(wire.id), user: wire.id, full_name: z.string() })),
  purchase_order: z.nullable(z.string()),
  /** The number its payer asks for on every bill. */
  order_asked: z.nullable(orderReference),
  /** It joins no other: a person’s own, a funder’s part, a balance, a draft changed by hand. */
  is_alone: z.boolean(),
  is_funder_share: z.boolean(),
  lines: z.array(Line),
  /** As a bill of its own, cents. */
  ...amounts,
  discount: wire.money,
  /** Deposits already invoiced, tax included. */
  deducted: wire.money,
  blockers: z.array(Blocker),
  /** Of all that its bill would say: another one when its payer, its issuer, its lines or its deposits changed. */
  fingerprint: z.string(),
})
export type Billable = z.output<typeof Billable>
