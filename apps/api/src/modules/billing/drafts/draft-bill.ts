import type { DraftBody } from '@kxo/domain/billing/bill-shape'
import { billNature } from '@kxo/domain/billing/category'
import type { billingContract } from '@kxo/domain/billing/contract'
import { billingErrors } from '@kxo/domain/billing/errors'
import { may } from '@kxo/domain/billing/permissions'
import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { totalsOf } from '@kxo/domain/kernel/totals'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { tellFollowers } from '../issuing/tell-followers.ts'
import { presentDetail } from '../present.ts'
import { type BillRecord, findBill, lockBill } from '../queries.ts'
import { freeQuoteOf } from '../quotes/free-quote.ts'
import { serviceOf } from '../service-of.ts'
import type { Draft } from './draft.ts'
import { saveAddress } from './payer-address.ts'
import { writeDraft } from './write-draft.ts'

/** What a draft written again keeps of what it was. */
type Former = Pick<BillRecord, 'entity_id' | 'due_date' | 'service_start' | 'service_end' | 'purchase_order' | 'note'>

/** @throws 422 without a payer, or on a zero rate without its reason (INV-31) */
export function draftFrom(body: DraftBody, former?: Former): Draft {
  if (body.user === undefined && body.company === undefined) refuse(kernelErrors.invalid, {}, [{ field: 'user', message: 'required' }])
  const unexplained = body.lines.findIndex((line) => line.vat === 0 && !line.vat_reason)
  if (unexplained >= 0) refuse(kernelErrors.invalid, {}, [{ field: `lines.${unexplained}.vat_reason`, message: 'required' }])
  return {
    entity_id: body.entity ?? former?.entity_id,
    category: 'invoice',
    nature: 'individual',
    morph: body.event === undefined ? 'User' : 'Event',
    morph_id: body.event ?? body.user ?? null,
    user_id: body.user ?? null,
    company_id: body.company ?? null,
    due_date: body.due_date === undefined ? (former?.due_date ?? null) : body.due_date,
    service_start: body.service_start ?? former?.service_start ?? null,
    service_end: body.service_end ?? body.service_start ?? former?.service_end ?? null,
    purchase_order: body.purchase_order ?? former?.purchase_order ?? null,
    note: former?.note ?? '',
    discount: { discount: body.discount, discount_type: body.discount_type },
    prices_include_tax: body.prices_include_tax,
    lines: body.lines.map((line) => ({
      name: line.name,
      description: line.description,
      quantity: line.quantity,
      unit_price: line.unit_price,
      discount: line.discount,
      discount_type: line.discount_type,
      vat_rate: line.vat,
      vat_reason: line.vat_reason ?? null,
      accounting_code: line.accounting ?? null,
      user_id: line.user ?? null,
    })),
  }
}

/** Writes a draft by hand: with the days of its event when nobody typed them, and the address of who pays on their record (INV-20). */
async function write(context: Context, body: DraftBody, draft: Draft, over?: number): Promise<BillRecord> {
  const { morph, morph_id, registration_id = null } = draft
  const [service_start, service_end] = [draft.service_start ?? null, draft.service_end ?? null]
  const undated = { morph, morph_id, registration_id: null, service_start, service_end }
  const service = await serviceOf(context.db, undated, dayInZone(context.now, defaultZone))
  const bill = await writeDraft(
    context,
    { ...draft, registration_id, ...(service && { service_start: service.start, service_end: service.end }) },
    over,
  )
  if (body.payer_address) await saveAddress(context, body, body.payer_address)
  return bill
}

/** A draft that may still change. @throws 409 once it is issued, 404 once thrown away */
export async function lockDraft(context: Context, id: number): Promise<BillRecord> {
  const bill = found(await lockBill(context.db, id))
  if (bill.number !== null) refuse(billingErrors.issuedIsFrozen)
  return found(billStatus.keyOf(bill.status) === 'draft' ? bill : undefined)
}

export const draftBill: Verb<typeof billingContract.draftBill> = async (context, { body }) => {
  authorize(may.invoice(context.actor))
  const bill = await write(context, body, draftFrom(body))
  await trace(context, { action: 'draft_bill', subject_id: bill.id })
  return presentDetail(context, bill)
}

/** What a price shown with tax was rounded by stays while the lines still come to the same (INV-42). */
export const roundingLeft = (
  { lines, discount }: Pick<Draft, 'lines' | 'discount'>,
  former: Pick<BillRecord, 'amount' | 'rounding'>,
): number => (totalsOf(lines, discount).total_ttc === former.amount ? former.rounding : 0)

export const changeDraft: Verb<typeof billingContract.changeDraft> = async (context, { params, body }) => {
  authorize(may.invoice(context.actor))
  const former = await lockDraft(context, params.id)
  const written = draftFrom(body, former)
  const carriedOver =
    former.registration_id === null
      ? {}
      : {
          registration_id: former.registration_id,
          nature: billNature.keyOf(former.nature),
          is_deposit: former.is_deposit,
          is_funder_share: former.is_funder_share,
          morph: 'Event' as const,
          morph_id: former.morph_id,
          deducted: former.deducted,
        }
  const bill = await write(context, body, { ...written, ...carriedOver, rounding: roundingLeft(written, former) }, former.id)
  await trace(context, { action: 'change_draft', subject_id: bill.id })
  return presentDetail(context, bill)
}

export const removeDraft: Verb<typeof billingContract.removeDraft> = async (context, { params }) => {
  authorize(may.invoice(context.actor))
  const bill = await lockDraft(context, params.id)
  const status = billStatus.codeOf('deleted')
  await context.db.updateTable('bills').set({ status }).where('id', '=', bill.id).execute()
  await tellFollowers(context, { id: bill.id, status }, bill)
  await freeQuoteOf(context, bill.id)
  await trace(context, { action: 'remove_draft', subject_id: bill.id })
  return { done: true as const }
}

export const updateBill: Verb<typeof billingContract.updateBill> = async (context, { body }) => {
  authorize(may.invoice(context.actor))
  const bill = await lockDraft(context, body.bill_id)
  const { purchase_order = bill.purchase_order, due_date = bill.due_date } = body
  await context.db.updateTable('bills').set({ purchase_order, due_date }).where('id', '=', bill.id).execute()
  await trace(context, { action: 'change_draft', subject_id: bill.id })
  return presentDetail(context, found(await findBill(context.db, bill.id)))
}
