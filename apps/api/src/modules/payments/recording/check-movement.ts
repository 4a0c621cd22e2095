import { billingErrors } from '@kxo/domain/billing/errors'
import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { paymentBounds } from '@kxo/domain/payments/rules'
import type { Context } from '../../../platform/context.ts'
import type { BillRecord } from '../../billing/index.ts'

/** Money is counted on an issued bill, between 1 and what is due (INV-49). @throws 409 where nothing is due, 422 on the amount's field */
export function checkAmount(bill: BillRecord, amount: number, field: string): void {
  if (bill.number === null) refuse(billingErrors.notIssued)
  if (bill.to_be_paid === 0 || billStatus.keyOf(bill.status) === 'credited') refuse(paymentErrors.nothingDue)
  const { least, most } = paymentBounds(bill.to_be_paid)
  if (amount < least) refuse(kernelErrors.invalid, {}, [{ field, message: 'minAmount', values: { min: least } }])
  if (amount > most) refuse(kernelErrors.invalid, {}, [{ field, message: 'maxAmount', values: { max: most } }])
}

/** The bank's day is today at the latest. @throws 422 on its field */
export function checkValueDate({ now }: Pick<Context, 'now'>, paid_on: string): void {
  const today = dayInZone(now, defaultZone)
  if (paid_on > today)
    refuse(paymentErrors.valueDateInFuture, {}, [
      { field: 'paid_on', message: 'notAfter', values: { max: new Date(`${today}T00:00:00Z`) } },
    ])
}
