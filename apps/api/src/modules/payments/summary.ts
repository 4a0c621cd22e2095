import { billCategory } from '@kxo/domain/billing/category'
import { requiredOrderReference } from '@kxo/domain/billing/order-reference'
import { type PaymentMode, paymentMode } from '@kxo/domain/billing/payment-mode'
import { daysLate } from '@kxo/domain/billing/rules'
import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { isReferentOf } from '@kxo/domain/kernel/permissions'
import { type DiscountType, totalsOf } from '@kxo/domain/kernel/totals'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { transferReference } from '@kxo/domain/payments/matching/transfer-reference'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { may } from '@kxo/domain/payments/permissions'
import { isPaidFor } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { paymentMeans } from '@kxo/domain/tenants/settings/params'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type BillRecord, buyerOf, findBill, findEntity, findPayer, lineOf, linesOf } from '../billing/index.ts'
import { settingsOf } from '../tenants/index.ts'
import { companyOfferOf } from './company/company-offer-of.ts'
import { type Due, dueOf } from './plans/due.ts'
import { registrantOf } from './present.ts'
import { findProvider } from './provider/provider.ts'
import { billToPay } from './queries.ts'

/** The bill the caller owes for their registration to an event; 404 when there is none. */
export async function ownBillFor({ db, actor }: Context, eventId: number): Promise<BillRecord> {
  const registration = found(
    await db
      .selectFrom('registrations')
      .select('id')
      .where('event_id', '=', eventId)
      .where('user_id', '=', actor.user_id ?? 0)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
  const bill = found(await findBill(db, found(await billToPay(db, registration.id))))
  return found(may.pay(actor, bill) ? bill : undefined)
}

type Entity = Awaited<ReturnType<typeof findEntity>>

function meansOf({ tenant, services }: Context, entity: Entity, { now }: Due): PaymentMode[] {
  if (now <= 0) return []
  const { features, params } = settingsOf(tenant)
  const possible: Record<(typeof paymentMeans)[number], boolean> = {
    card: features.includes('payment') && findProvider(services) !== undefined,
    transfer: Boolean(entity?.iban),
    cheque: true,
  }
  return paymentMeans.filter((mean) => possible[mean] && params.payment_means.includes(mean))
}

/** Whether the caller only follows what somebody else answers for: neither who speaks for the company billed nor who invoices. */
const isForOthers = ({ actor }: Context, bill: BillRecord, registration: Due['registration']): boolean =>
  registration !== undefined && isPaidFor(registration) && !may.account(actor) && !isReferentOf(actor, bill)

/** What a person reads before paying: who pays what, when, and how (PRV-50). */
export async function summaryOf(context: Context, bill: BillRecord): Promise<PaymentSummary> {
  const { db } = context
  const due = await dueOf(context, bill)
  const { registration } = due
  const entity = await findEntity(db, bill.entity_id)
  const payer = await findPayer(db, bill)
  const lines = await linesOf(db, bill.id)
  const { groups } = totalsOf(lines.map(lineOf), { discount: bill.discount, discount_type: bill.discount_type as DiscountType })
  const event =
    bill.morph === 'Event' && bill.morph_id !== null
      ? await db.selectFrom('events').select(['id', 'title', 'start_date', 'end_date']).where('id', '=', bill.morph_id).executeTakeFirst()
      : undefined
  const payments = await db.selectFrom('payments').selectAll().where('bill_id', '=', bill.id).orderBy('id').execute()
  const status = billStatus.keyOf(bill.status)
  const category = billCategory.keyOf(bill.category)
  return {
    bill: bill.id,
    number: bill.number,
    status,
    issue_date: bill.issue_date,
    due_date: bill.due_date,
    days_late: daysLate({ ...bill, status, category }, dayInZone(context.now, defaultZone)),
    payer: buyerOf(payer).name,
    payer_user: bill.user_id,
    payer_company: bill.company_id,
    purchase_order: bill.purchase_order,
    order_asked: payer.company ? requiredOrderReference(payer.company) : null,
    event: event?.id ?? null,
    event_title: event?.title ?? null,
    event_start: event?.start_date ?? null,
    event_end: event?.end_date ?? null,
    registration: bill.registration_id,
    registration_status: registration ? registrationStatus.keyOf(registration.status) : null,
    registrant: registration ? registrantOf(registration) : null,
    hold_expires_at: registration?.hold_expires_at ?? null,
    lines: lines.map(({ name, description, quantity, amount_ht, tax_amount, amount }) => ({
      name,
      description,
      quantity,
      amount_ht,
      tax_amount,
      amount,
    })),
    groups: groups.map(({ vat_rate, reasons, basis, tax }) => ({ vat: vat_rate, reason: reasons[0] ?? null, basis, tax })),
    amount_ht: bill.amount_ht,
    tax_amount: bill.tax_amount,
    amount: bill.amount + bill.rounding,
    paid: bill.paid,
    to_be_paid: bill.to_be_paid,
    now: due.now,
    not_before: due.not_before,
    plan: due.plan,
    is_plan_accepted: due.is_plan_accepted,
    is_contract_to_sign: due.is_contract_to_sign,
    means: meansOf(context, entity, due),
    transfer: entity?.iban ? { name: entity.name, iban: entity.iban, bic: entity.bic, reference: transferReference(bill) } : null,
    cheque: entity
      ? { payee: entity.name, address: `${entity.address}, ${entity.code_postal} ${entity.town}`, reference: transferReference(bill) }
      : null,
    payments: payments.map(({ paid_on, mode, amount }) => ({ paid_on, mode: paymentMode.keyOf(mode), amount })),
    has_pdf: bill.pdf_file_id !== null,
    is_paid_for: isForOthers(context, bill, registration),
    company_offer: registration ? await companyOfferOf(context, bill, registration) : null,
    is_order: bill.number === null,
  }
}

export const eventPayment: Verb<typeof paymentsContract.eventPayment> = async (context, { params }) => {
  authorize(context.actor.user_id !== null)
  return summaryOf(context, await ownBillFor(context, params.id))
}

export const billPayment: Verb<typeof paymentsContract.billPayment> = async (context, { params }) => {
  const bill = found(await findBill(context.db, params.id))
  const isPayable = may.pay(context.actor, bill) && bill.number !== null && billCategory.keyOf(bill.category) === 'invoice'
  return summaryOf(context, found(isPayable ? bill : undefined))
}
