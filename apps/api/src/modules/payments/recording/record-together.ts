import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import type { Input } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { formatMoney } from '@kxo/domain/kernel/money'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { may } from '@kxo/domain/payments/permissions'
import { type recordingContract, sharedBetween } from '@kxo/domain/payments/recording/recording-contract'
import { recordingWords } from '@kxo/domain/payments/recording/recording-words'
import { leftToShare } from '@kxo/domain/payments/recording/share-payment'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type BillRecord, checkOpenDay, findBill, lockBills } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { writeToPayer } from '../write-to-payer.ts'
import { checkAmount, checkValueDate } from './check-movement.ts'
import { recordMovement } from './record.ts'
import { settleRegistration } from './settle.ts'

type Contract = typeof recordingContract

/** One payment comes from one payer, on the account of one issuer. */
const isBesides = (one: BillRecord, other: BillRecord): boolean =>
  billCategory.keyOf(one.category) === 'invoice' &&
  one.entity_id === other.entity_id &&
  one.company_id === other.company_id &&
  (one.company_id !== null || one.user_id === other.user_id)

export const owedBills: Verb<Contract['owedBills']> = async ({ db, actor }, { params }) => {
  authorize(may.account(actor))
  const bill = found(await findBill(db, params.id))
  const rows = await db
    .selectFrom('bills')
    .select(['id', 'number', 'issue_date', 'due_date', 'to_be_paid'])
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('status', 'in', billStatus.codesOf('toPay', 'issued'))
    .where('to_be_paid', '>', 0)
    .where('entity_id', '=', bill.entity_id)
    .$if(bill.company_id !== null, (query) => query.where('company_id', '=', bill.company_id))
    .$if(bill.company_id === null, (query) => query.where('company_id', 'is', null).where('user_id', '=', bill.user_id))
    .orderBy('due_date')
    .orderBy('id')
    .limit(sharedBetween)
    .execute()
  return rows.map(({ number, issue_date, ...row }) => ({ ...row, number: number ?? '', issue_date: issue_date ?? '' }))
}

/** Each share told on its field, all of them on the amount. @throws 404, 409, 422 */
async function sharesOf(context: Context, { amount, shares }: { amount: number; shares: readonly { bill: number; amount: number }[] }) {
  const paid = shares.map((share, index) => ({ ...share, index })).filter((share) => share.amount > 0)
  if (new Set(paid.map(({ bill }) => bill)).size !== paid.length) refuse(kernelErrors.conflict)
  const left = leftToShare(amount, paid)
  const { say, locale } = context.language
  if (left !== 0 || paid.length === 0) {
    const message = say(left < 0 ? recordingWords.beyond : recordingWords.left, { amount: formatMoney(Math.abs(left), locale) })
    refuse(kernelErrors.invalid, {}, [{ field: 'amount', message }])
  }
  const bills = await lockBills(
    context.db,
    paid.map(({ bill }) => bill),
  )
  return paid.map(({ bill: id, amount: share, index }) => {
    const bill = found(bills.find((one) => one.id === id))
    if (!isBesides(bill, found(bills[0]))) refuse(paymentErrors.otherPayer)
    checkAmount(bill, share, `shares.${index}.amount`)
    return { bill, amount: share }
  })
}

type Recorded = { bill: BillRecord; payment: number; amount: number }

/**
 * One payment over several bills of one payer (INV-49, INV-52): a movement and an entry of the ledger for each, in one transaction, under one
 * reference. Recorded twice at once, the second finds nothing due. `traced` is told besides of each. @throws 404, 409, 422
 */
export async function recordShares(
  context: Context,
  body: Input<Contract['recordTogether']>['body'],
  traced: Readonly<Record<string, number>> = {},
): Promise<Recorded[]> {
  const { mode, paid_on, reference } = body
  checkValueDate(context, paid_on)
  const shares = await sharesOf(context, body)
  for (const entity_id of new Set(shares.map(({ bill }) => bill.entity_id))) await checkOpenDay(context, entity_id, paid_on, 'paid_on')
  const counted: Recorded[] = []
  for (const { bill, amount } of shares) {
    const recorded = await recordMovement(context, { bill, amount, mode, paid_on, reference, kind: 'payment' })
    counted.push({ bill: recorded.bill, payment: recorded.payment.id, amount })
    const change = { amount, mode, paid_on, of: body.amount, ...traced }
    await trace(context, { action: 'record_payment', info: bill.number ?? '', subject_id: bill.id, change })
  }
  for (const { bill, payment, amount } of counted) {
    if (body.is_receipt_sent) await writeToPayer(context, 'validate_payment', { bill, amount, occurrence: `payment ${payment}` })
    await settleRegistration(context, bill)
  }
  return counted
}

export const recordTogether: Verb<Contract['recordTogether']> = async (context, { body }) => {
  authorize(may.account(context.actor))
  const counted = await recordShares(context, body)
  return counted.map(({ bill, amount }) => ({ bill: bill.id, number: bill.number ?? '', amount, to_be_paid: bill.to_be_paid }))
}
