import * as z from 'zod/mini'
import { orderReference } from '../billing/order-reference.ts'
import { paymentMode } from '../billing/payment-mode.ts'
import { billStatus } from '../billing/status.ts'
import { wire } from '../kernel/wire.ts'
import { registrationStatus } from '../registrations/status.ts'
import { companyObstacles } from './company-offer.ts'
import { checkoutStatus, refusalReason } from './status.ts'

const SummaryLine = z.object({
  name: z.string(),
  description: z.string(),
  quantity: wire.quantity,
  amount_ht: wire.money,
  tax_amount: wire.money,
  amount: wire.money,
})

/** Whose registration is paid for: often somebody else than who pays. */
const Registrant = z.object({ user: wire.id, name: z.string() })

/** What a person reads before paying: everything the order button binds them to (PRV-50). */
export const PaymentSummary = z.object({
  bill: z.nullable(wire.id),
  number: z.nullable(z.string()),
  status: z.nullable(billStatus.wire),
  issue_date: z.nullable(wire.day),
  due_date: z.nullable(wire.day),
  days_late: wire.integer,
  payer: z.string(),
  /** Who is invoiced: a company when it pays. */
  payer_user: z.nullable(wire.id),
  payer_company: z.nullable(wire.id),
  purchase_order: z.nullable(z.string()),
  /** The number the company invoiced wants on its bills; null when it wants none. */
  order_asked: z.nullable(orderReference),
  event: z.nullable(wire.id),
  event_title: z.nullable(z.string()),
  event_start: z.nullable(wire.instant),
  event_end: z.nullable(wire.instant),
  registration: z.nullable(wire.id),
  registration_status: z.nullable(registrationStatus.wire),
  registrant: z.nullable(Registrant),
  hold_expires_at: z.nullable(wire.instant),
  lines: z.array(SummaryLine),
  groups: z.array(z.object({ vat: wire.rate, reason: z.nullable(z.string()), basis: wire.money, tax: wire.money })),
  amount_ht: wire.money,
  tax_amount: wire.money,
  amount: wire.money,
  paid: wire.money,
  to_be_paid: wire.money,
  /** What may be charged today; 0 when nothing may yet. */
  now: wire.money,
  /** The first day something may be charged, for who pays their own training (FOR-12). */
  not_before: z.nullable(wire.day),
  plan: z.array(z.object({ due_on: wire.day, amount: wire.money })),
  is_plan_accepted: wire.flag,
  /** The person signs their contract first: nothing is ordered nor charged before (FOR-10). */
  is_contract_to_sign: wire.flag,
  means: z.array(paymentMode.wire),
  transfer: z.nullable(z.object({ name: z.string(), iban: z.string(), bic: z.nullable(z.string()), reference: z.string() })),
  cheque: z.nullable(z.object({ payee: z.string(), address: z.string(), reference: z.string() })),
  payments: z.array(z.object({ paid_on: wire.day, mode: paymentMode.wire, amount: wire.money })),
  has_pdf: wire.flag,
  /** Somebody else than the caller answers for it. */
  is_paid_for: wire.flag,
  /** The company of the caller that may take it over, and what stands against it; null when none may. */
  company_offer: z.nullable(
    z.object({
      name: z.string(),
      obstacle: z.nullable(z.enum(companyObstacles)),
      /** The bill is issued to the person: the company agrees first. */
      is_issued: wire.flag,
      /** It was asked to, and has not answered. */
      is_requested: wire.flag,
    }),
  ),
  /** A consumer orders; a bill that exists is merely paid. */
  is_order: wire.flag,
})
export type PaymentSummary = z.output<typeof PaymentSummary>

/** What is due for people registered together. */
export const GroupPayment = z.object({
  event: wire.id,
  event_title: z.string(),
  bills: z.array(PaymentSummary),
  /** Bills issued to people of the group, which they ask their company to take over. */
  takeovers: z.array(z.object({ bill: wire.id, number: z.string(), name: z.string(), company_name: z.string(), amount: wire.money })),
  /** Whom nothing is due for here, and where their registration stands. */
  excluded: z.array(z.object({ user: wire.id, name: z.string(), status: z.nullable(registrationStatus.wire) })),
})
export type GroupPayment = z.output<typeof GroupPayment>

/** A part of an order that is not invoiced yet. */
export const ComingInstalment = z.object({
  id: wire.id,
  due_on: wire.day,
  amount: wire.money,
  /** The balance, whose invoice deducts what was paid before. */
  is_last: wire.flag,
  event: wire.id,
  event_title: z.string(),
  user: wire.id,
  first_name: z.string(),
  last_name: z.string(),
})
export type ComingInstalment = z.output<typeof ComingInstalment>

/** One attempt at the bank, as the person who pays follows it. */
export const Checkout = z.object({
  checkout: z.string(),
  status: checkoutStatus.wire,
  refusal: z.nullable(refusalReason.wire),
  amount: wire.money,
  /** Where to go and pay; null while the bank prepares it. */
  address: z.nullable(z.string()),
  bill: wire.id,
  number: z.nullable(z.string()),
  bill_status: billStatus.wire,
  event: z.nullable(wire.id),
  registration: z.nullable(wire.id),
  registration_status: z.nullable(registrationStatus.wire),
  registrant: z.nullable(Registrant),
  has_pdf: wire.flag,
})
export type Checkout = z.output<typeof Checkout>

/** One movement of money, as the accounts list it. */
export const Payment = z.object({
  id: wire.id,
  bill: wire.id,
  number: z.nullable(z.string()),
  payer: z.string(),
  amount: wire.money,
  mode: paymentMode.wire,
  paid_on: wire.day,
  reference: z.string(),
  recorded_by: z.nullable(z.string()),
  created_at: wire.instant,
})
export type Payment = z.output<typeof Payment>
