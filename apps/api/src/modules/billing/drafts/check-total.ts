import { holdsDeposits } from '@kxo/domain/billing/credit-rules'
import { billingErrors } from '@kxo/domain/billing/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { formatMoney, mostCents } from '@kxo/domain/kernel/money'
import type { Totals } from '@kxo/domain/kernel/totals'
import type { InvoiceDocument } from '../printing/invoice-document.ts'

const most = { fr: formatMoney(mostCents, 'fr'), en: formatMoney(mostCents, 'en') }

/** @throws 409 on a total below zero, which is a credit note, and beyond what is kept of an amount */
export function checkTotal({ totals, rounding }: { totals: Totals; rounding: number }): void {
  if (totals.total_ht < 0 || totals.total_ttc + rounding < 0) refuse(billingErrors.negativeTotal)
  const amounts = [...totals.lines.flatMap(({ net, total_ttc }) => [net, total_ttc]), totals.total_ttc]
  if (amounts.some((cents) => Math.abs(cents) > mostCents)) refuse(billingErrors.amountTooLarge, { most })
}

/** @throws 409 when more was invoiced in deposits, at a rate or in all, than the whole comes to: a credit note on them says so first (INV-48) */
export function checkDeposits({ deposits, totals, rounding }: InvoiceDocument): void {
  const cents = deposits.reduce((sum, { total_ttc }) => sum + total_ttc, 0)
  const coversDeposits = holdsDeposits(
    totals.groups,
    deposits.flatMap(({ taxes }) => taxes),
  )
  if (!coversDeposits || cents > totals.total_ttc + rounding)
    refuse(billingErrors.depositsTooHigh, { deposits: { fr: formatMoney(cents, 'fr'), en: formatMoney(cents, 'en') } })
}
