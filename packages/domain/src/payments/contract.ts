import * as z from 'zod/mini'
import { BillDetail } from '../billing/bill-shape.ts'
import { paymentMode } from '../billing/payment-mode.ts'
import { billStatus } from '../billing/status.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { registrationStatus } from '../registrations/status.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { checkoutStatus, refusalReason } from './status.ts'

const inClientWithCheckout = z.object({ client: z.string(), checkout: z.string().check(z.maxLength(64)) })
const Done = z.object({ done: z.literal(true) })

const SummaryLine = z.object({
  name: z.string(),
  description: z.string(),
  quantity: wire.quantity,
  amount_ht: wire.money,
  tax_amount: wire.money,
  amount: wire.money,
})

/** What a person reads before paying: everything the order button binds them to (PRV-50). */
export const PaymentSummary = z.object({
  bill: z.nullable(wire.id),
  number: z.nullable(z.string()),
  status: z.nullable(billStatus.wire),
  issue_date: z.nullable(wire.day),
  due_date: z.nullable(wire.day),
  days_late: wire.integer,
  payer: z.string(),
  is_business: wire.flag,
  event: z.nullable(wire.id),
  event_title: z.nullable(z.string()),
  event_start: z.nullable(wire.instant),
  event_end: z.nullable(wire.instant),
  registration: z.nullable(wire.id),
  registration_status: z.nullable(registrationStatus.wire),
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
  means: z.array(paymentMode.wire),
  transfer: z.nullable(z.object({ name: z.string(), iban: z.string(), bic: z.nullable(z.string()), reference: z.string() })),
  cheque: z.nullable(z.object({ payee: z.string(), address: z.string(), reference: z.string() })),
  payments: z.array(z.object({ paid_on: wire.day, mode: paymentMode.wire, amount: wire.money })),
  has_pdf: wire.flag,
  /** A consumer orders; a bill that exists is merely paid. */
  is_order: wire.flag,
})
export type PaymentSummary = z.output<typeof PaymentSummary>

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
  has_pdf: wire.flag,
})
export type Checkout = z.output<typeof Checkout>

const Payment = z.object({
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

export const paymentsContract = {
  eventPayment: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/payment/',
    summary: 'What the caller owes for their registration, and how to pay it',
    access: 'link',
    params: inClientWithId,
    response: PaymentSummary,
  }),
  billPayment: endpoint({
    method: 'GET',
    path: '/clients/:client/bills/:id/payment/',
    summary: 'What is due on a bill, and how to pay it',
    params: inClientWithId,
    response: PaymentSummary,
  }),
  openCheckout: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/checkouts/',
    summary: 'Start paying by card; the amount is the server’s, a stale one is refused',
    access: 'link',
    params: inClientWithId,
    body: z.object({ amount: wire.money }),
    response: Checkout,
    status: 201,
  }),
  checkout: endpoint({
    method: 'GET',
    path: '/clients/:client/checkouts/:checkout/',
    summary: 'Where an attempt to pay stands',
    access: 'link',
    params: inClientWithCheckout,
    response: Checkout,
  }),
  abandonCheckout: endpoint({
    method: 'POST',
    path: '/clients/:client/checkouts/:checkout/abandonment/',
    summary: 'Give an attempt up; nothing is charged',
    access: 'link',
    params: inClientWithCheckout,
    response: Checkout,
  }),
  acceptPlan: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/payment/plan/',
    summary: 'A person who pays their own training accepts the schedule; nothing is charged before the withdrawal period ends',
    access: 'link',
    params: inClientWithId,
    response: PaymentSummary,
  }),
  announcePayment: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/announcement/',
    summary: 'Choose to pay by transfer or cheque: the bill is issued and the place kept until the money comes',
    access: 'link',
    params: inClientWithId,
    body: z.object({ mode: paymentMode.wire }),
    response: PaymentSummary,
  }),
  testBank: endpoint({
    method: 'GET',
    path: '/clients/:client/test-bank/:checkout/',
    summary: 'What the built-in test bank shows; only while no provider is configured',
    access: 'public',
    params: inClientWithCheckout,
    response: z.object({
      label: z.string(),
      amount: wire.money,
      status: checkoutStatus.wire,
      refusal: z.nullable(refusalReason.wire),
      back: z.string(),
      cards: z.array(z.object({ number: z.string(), outcome: z.string() })),
    }),
  }),
  payAtTestBank: endpoint({
    method: 'POST',
    path: '/clients/:client/test-bank/:checkout/',
    summary: 'Use a test card, answer its authentication, or leave',
    access: 'public',
    params: inClientWithCheckout,
    body: z.object({
      act: z.enum(['pay', 'authenticate', 'fail', 'leave']),
      card: z.optional(z.string().check(z.maxLength(30))),
    }),
    response: z.object({ status: checkoutStatus.wire, refusal: z.nullable(refusalReason.wire), back: z.string() }),
  }),
  stripeResponse: endpoint({
    method: 'POST',
    path: '/stripe-response/',
    summary: 'The screen tells what it saw at the provider; the server asks the provider and believes only that',
    access: 'link',
    body: z.object({
      bill_id: wire.id,
      stripe_response: z.optional(z.string().check(z.maxLength(4000))),
      event_id: z.optional(wire.id),
    }),
    response: Checkout,
  }),
  updateStripeResponse: endpoint({
    method: 'POST',
    path: '/update-stripe-response/:id/',
    summary: 'The screen says how an attempt on a bill ended for it; only giving up is taken from a screen',
    access: 'link',
    params: z.object({ id: wire.id }),
    body: z.object({ bill_id: wire.id, status: z.string().check(z.maxLength(40)) }),
    response: Checkout,
  }),
  paymentsLog: endpoint({
    method: 'POST',
    path: '/payments-logs/',
    summary: 'A screen logs what went wrong while paying',
    access: 'public',
    body: z.object({ page: z.string().check(z.maxLength(500)), message: z.string().check(z.maxLength(4000)) }),
    response: Done,
    status: 202,
  }),
  stripeEvent: endpoint({
    method: 'POST',
    path: '/clients/:client/provider-events/stripe/',
    summary: 'What the card provider tells, signed; one address, of any tenant, serves them all',
    access: 'public',
    params: inClient,
    raw: true,
    response: Done,
  }),
  recordPayment: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/payments/',
    summary: 'Record a transfer, a cheque or money received on site; on a credit note, a refund',
    params: inClientWithId,
    body: z.object({
      amount: wire.money,
      mode: paymentMode.wire,
      paid_on: wire.day,
      reference: z._default(z.optional(z.string().check(z.maxLength(100, 'tooLong'))), ''),
      is_receipt_sent: z._default(z.optional(wire.flag), true),
    }),
    response: BillDetail,
    status: 201,
  }),
  reversePayment: endpoint({
    method: 'POST',
    path: '/clients/:client/payments/:id/reversal/',
    summary: 'Undo a payment that did not hold (returned cheque, rejected debit) by a counter-entry',
    params: inClientWithId,
    body: z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(500, 'tooLong')) }),
    response: BillDetail,
  }),
  payments: endpoint({
    method: 'GET',
    path: '/clients/:client/payments/',
    summary: 'What came in and went out',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(Payment),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  verifyLedger: endpoint({
    method: 'GET',
    path: '/clients/:client/ledger/verification/',
    summary: 'Whether the chain of money entries and of issued bills is whole',
    params: inClient,
    response: z.object({
      is_whole: wire.flag,
      entries: wire.integer,
      bills: wire.integer,
      broken: z.array(z.object({ entity: wire.id, chain: z.enum(['ledger', 'bills']), at: z.string() })),
    }),
  }),
}
