import { paymentMode } from '../billing/payment-mode.ts'
import { full, list } from '../kernel/list.ts'
import type { Payment } from './payment-shape.ts'
import { paymentWords as w } from './words.ts'

/** Payments as the accounts read them. */
export const paymentList = list<Payment>()({
  paid_on: { label: w.valueDate, kind: 'day', ...full },
  payer: { label: w.payer, kind: 'text', ...full },
  number: { label: w.billNumber, kind: 'text', ...full },
  amount: { label: w.amount, kind: 'money', ...full },
  mode: { label: w.mode, kind: 'code', of: paymentMode, ...full },
  reference: { label: w.reference, kind: 'text', isExported: true },
})
