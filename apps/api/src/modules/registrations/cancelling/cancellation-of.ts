import { hasWithdrawalRight } from '@kxo/domain/events/seller/seller'
import { percentOf } from '@kxo/domain/kernel/decimals'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import type { CancelTerms } from '@kxo/domain/registrations/cancelling/cancel-contract'
import { type Retained, retainedRate } from '@kxo/domain/registrations/cancelling/retained-rate'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { CancelScale } from '@kxo/domain/tenants/settings/cancel-scale'
import type { Context } from '../../../platform/context.ts'
import { draftOfPlace, invoicesOfPlace, payableOf, type RemainingPart, remainingPart } from '../../billing/index.ts'
import { findPrice, priceWithPromo } from '../../pricing/index.ts'
import { amountOfOptions, registeredOptions } from '../../products/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { agreedOn } from '../ordering/agreed-on.ts'
import { nameOfBilled } from '../ordering/payer-names.ts'
import { billedBy, payerSaid } from '../ordering/payers.ts'
import type { RegistrationRow } from '../queries.ts'

/** A fee on what was not invoiced yet. */
type UnbilledFee = { price: UserPrice; company_id: number | null; amount: number }
export type Cancellation = Retained & {
  parts: RemainingPart[]
  unbilled: UnbilledFee | null
  /** A part of the price is still to be invoiced. */
  is_spread: boolean
  /** Cents, tax included. */
  fee: number
  paid: number
  refund: number
  due: number
  owed: CancelTerms['owed']
}

/** What applies to an event: its own scale, else its tenant's. */
export function scaleOf({ tenant }: Context, { cancel_scale }: Pick<RegistrationRow, 'cancel_scale'>): CancelScale {
  const own = CancelScale.parse(cancel_scale)
  return own.length > 0 ? own : paramsOf(tenant).cancel_scale
}

/** Whether a person who pays may withdraw: dated leisure has no right of withdrawal (L221-28); a training always has one. */
export const mayWithdraw = ({ tenant }: Context, row: Pick<RegistrationRow, 'is_payable' | 'is_training' | 'start_date'>): boolean =>
  row.is_payable && (row.is_training || paramsOf(tenant).sells_to_consumers) && hasWithdrawalRight(row)

const sumOf = (parts: readonly RemainingPart[], read: (part: RemainingPart) => number): number =>
  parts.reduce((sum, part) => sum + read(part), 0)

/**
 * What giving a place up comes to now: the percentage that stays is applied to the whole price, first out of what was invoiced, then, for what
 * was not yet, by an invoice of its own. What was invoiced beyond is credited, what was paid beyond is given back. Nothing is written.
 */
export async function cancellationOf(context: Context, row: RegistrationRow): Promise<Cancellation> {
  const { db, now } = context
  const invoices = await invoicesOfPlace(db, row)
  const said = await payerSaid(db, row.id)
  const draft = await draftOfPlace(db, row.id)
  const billed = (invoices.at(-1)?.bill ?? draft)?.company_id
  const isPerson = billed === undefined ? billedBy(said, row) === 'self' : billed === null
  const retained = retainedRate(
    {
      is_confirmed: registrationStatus.keyOf(row.status) === 'registered',
      may_withdraw: isPerson && mayWithdraw(context, row),
      ...(await agreedOn(context, row)),
      start_date: row.start_date,
      exception: row.cancel_fee_rate,
      scale: scaleOf(context, row),
    },
    now,
  )
  const price = await acceptedPrice(context, row)
  const invoiced = invoices.reduce((sum, { bill }) => sum + payableOf(bill), 0)
  const isOwed = price !== null && row.group_bill_id === null && (draft !== undefined || row.settled_at !== null)
  const unbilled = isOwed ? Math.max(0, price.total - invoiced) : 0
  const standing = invoices.reduce((sum, { bill }) => sum + payableOf(bill) - bill.credited, 0)
  const fee = unbilled > 0 ? percentOf(standing + unbilled, retained.rate * 100) : 0
  // What is not invoiced yet is billed for what the invoices do not cover.
  const share = unbilled > 0 && standing > 0 ? { part: Math.min(fee, standing), of: standing } : { part: retained.rate, of: 100 }
  const parts: RemainingPart[] = []
  for (const invoice of invoices) parts.push(await remainingPart(context, invoice, share))
  const left = Math.max(0, fee - standing)
  const company_id = isPerson ? null : (billed ?? said?.company_id ?? row.company_id)
  const bills = [
    ...parts.map((part) => ({ billed: part.bill.company_id, due: part.due, refund: part.refund })),
    ...(left > 0 ? [{ billed: company_id, due: left, refund: 0 }] : []),
  ]
  const owed = [...Map.groupBy(bills, (bill) => nameOfBilled(said, row, bill.billed))].map(([name, own]) => ({
    name,
    due: own.reduce((sum, { due }) => sum + due, 0),
    refund: own.reduce((sum, { refund }) => sum + refund, 0),
  }))
  return {
    ...retained,
    parts,
    owed,
    is_spread: unbilled > 0,
    unbilled: left > 0 && price ? { price: price.place, company_id, amount: left } : null,
    fee: sumOf(parts, (part) => part.standing - part.credited) + left,
    paid: sumOf(parts, ({ bill, standing: own }) => Math.min(bill.paid, own)),
    refund: sumOf(parts, (part) => part.refund),
    due: sumOf(parts, (part) => part.due) + left,
  }
}

/** The price a place was ordered at with its options, tax included; null of a place nobody ordered. */
async function acceptedPrice({ db }: Context, row: RegistrationRow): Promise<{ place: UserPrice; total: number } | null> {
  const chosen = row.price_id === null || !row.is_payable ? undefined : await findPrice(db, row.price_id)
  if (!chosen) return null
  const place = priceWithPromo(chosen, row)
  return { place, total: place.amount_ttc + amountOfOptions(await registeredOptions(db, row.id), place) }
}
