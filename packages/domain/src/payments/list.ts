import { paymentMode } from '../billing/payment-mode.ts'
import { full, list } from '../kernel/list.ts'
import type { Payment } from './payment-shape.ts'
import { paymentWords as w } from './words.ts'

/** Payments as the accounts read them. */
export const paymentList = list<Payment>()({
  paid_on: { label: w.valueDate, kind: 'day', ...full, width: 135 },
  payer: { label: w.payer, kind: 'text', ...full, width: 200 },
  number: { label: w.billNumber, kind: 'text', ...full, isWhole: true, width: 150 },
  amount: { label: w.amount, kind: 'money', ...full, width: 120 },
  mode: { label: w.mode, kind: 'code', of: paymentMode, ...full, width: 150 },
  reference: { label: w.reference, kind: 'text', isExported: true, width: 170 },
  recorded_by: { label: w.recordedBy, kind: 'text', isExported: true, width: 150 },
})
