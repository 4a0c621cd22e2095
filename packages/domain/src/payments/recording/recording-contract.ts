import * as z from 'zod/mini'
import { paymentMode } from '../../billing/payment-mode.ts'
import { endpoint } from '../../kernel/contract.ts'
import { shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'

/** Bills one payment is shared between, at most. */
export const sharedBetween = 100

const OwedBill = z.object({
  id: wire.id,
  number: z.string(),
  issue_date: wire.day,
  due_date: z.nullable(wire.day),
  to_be_paid: wire.money,
})
export type OwedBill = z.output<typeof OwedBill>

export const recordingContract = {
  owedBills: endpoint({
    method: 'GET',
    path: '/clients/:client/bills/:id/owed/',
    summary: 'What the payer of a bill still owes to its issuer, bill by bill, the oldest due first',
    params: inClientWithId,
    response: z.array(OwedBill),
  }),
  recordTogether: endpoint({
    method: 'POST',
    path: '/clients/:client/payments/',
    summary: 'Record one payment over several bills of one payer: an entry for each, all or none, under one reference',
    params: inClient,
    body: z.object({
      amount: wire.money,
      mode: paymentMode.wire,
      paid_on: wire.day,
      reference: z._default(z.optional(shortText(100)), ''),
      is_receipt_sent: z._default(z.optional(wire.flag), true),
      /** Nothing for a bill leaves it as it is; together they come to the amount. */
      shares: wire.json(
        z
          .array(z.object({ bill: wire.id, amount: wire.money.check(z.nonnegative()) }))
          .check(z.minLength(1, 'required'), z.maxLength(sharedBetween, 'tooMany')),
      ),
    }),
    response: z.array(z.object({ bill: wire.id, number: z.string(), amount: wire.money, to_be_paid: wire.money })),
    status: 201,
    stale: ['bills', 'payments', 'events', 'guests'],
  }),
}
