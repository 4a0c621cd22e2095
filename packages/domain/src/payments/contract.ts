import * as z from 'zod/mini'
import { BillDetail } from '../billing/bill-shape.ts'
import { paymentMode } from '../billing/payment-mode.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionalText, requiredLines, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { Checkout, ComingInstalment, GroupPayment, Payment, PaymentSummary } from './payment-shape.ts'
import { checkoutStatus, refusalReason } from './status.ts'

const inClientWithCheckout = z.object({ client: z.string(), checkout: shortText(64) })
const Done = z.object({ done: z.literal(true) })

export const paymentsContract = {
  eventPayment: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/payment/',
    summary: 'What the caller owes for their registration, and how to pay it',
    access: 'link',
    params: inClientWithId,
    response: PaymentSummary,
  }),
  groupPayment: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/group-payment/',
    summary: 'What is due for people registered together: their bills, and who is paid for otherwise',
    params: inClientWithId,
    query: z.object({ users: wire.list(wire.id) }),
    response: GroupPayment,
  }),
  billGroup: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/group-payment/',
    summary: 'One bill for people registered together, or one for each, before any is issued',
    params: inClientWithId,
    body: z.object({
      users: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(200, 'tooMany')),
      billing: z.enum(['one', 'each']),
      purchase_order: optionalText(50),
    }),
    response: GroupPayment,
  }),
  billPayment: endpoint({
    method: 'GET',
    path: '/clients/:client/bills/:id/payment/',
    summary: 'What is due on a bill, and how to pay it',
    access: 'link',
    params: inClientWithId,
    response: PaymentSummary,
  }),
  schedule: endpoint({
    method: 'GET',
    path: '/clients/:client/instalments/',
    summary: 'What the caller, or the company they speak for, will be invoiced, and when',
    params: inClient,
    response: z.array(ComingInstalment),
  }),
  openCheckout: endpoint({
    method: 'POST',
    path: '/clients/:client/bills/:id/checkouts/',
    summary: 'Start paying by card; the amount is the server’s, a stale one is refused',
    access: 'link',
    params: inClientWithId,
    body: z.object({ amount: wire.money, purchase_order: optionalText(50) }),
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
    body: z.object({ mode: paymentMode.wire, purchase_order: optionalText(50) }),
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
      card: z.optional(shortText(30)),
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
    body: z.object({ bill_id: wire.id, status: shortText(40) }),
    response: Checkout,
  }),
  paymentsLog: endpoint({
    stale: [],
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
      reference: z._default(z.optional(shortText(100)), ''),
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
    body: z.object({ reason: requiredLines(500) }),
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
      broken: z.array(z.object({ entity: wire.id, chain: z.enum(['ledger', 'bills', 'files']), at: z.string() })),
    }),
  }),
}
