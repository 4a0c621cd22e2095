import { billStatus } from '@kxo/domain/billing/status'
import { billWords } from '@kxo/domain/billing/words'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import { type Context, found } from '../../../platform/context.ts'
import { type BilledRegistration, headOf } from '../drafts/draft-for-registration.ts'
import { writeDraft } from '../drafts/write-draft.ts'
import { issueBill } from '../issuing/issue.ts'
import { isIssuable } from '../printing/issuable.ts'
import { type BillRecord, findBill } from '../queries.ts'

/** The order of a place that is not invoiced yet. */
export const draftOfPlace = (db: Context['db'], registration_id: number): Promise<BillRecord | undefined> =>
  db
    .selectFrom('bills')
    .selectAll()
    .where('registration_id', '=', registration_id)
    .where('status', '=', billStatus.codeOf('draft'))
    .where('is_funder_share', '=', false)
    .executeTakeFirst()

/** The orders of a place that are not invoiced yet, a funder's share among them. */
export const draftsOfPlace = (db: Context['db'], registration_id: number): Promise<BillRecord[]> =>
  db
    .selectFrom('bills')
    .selectAll()
    .where('registration_id', '=', registration_id)
    .where('status', '=', billStatus.codeOf('draft'))
    .orderBy('id')
    .execute()

/** Throws the order of a place away: nothing is owed of it any more. */
export async function dropDraftOfPlace({ db }: Context, registration_id: number): Promise<void> {
  await db
    .updateTable('bills')
    .set({ status: billStatus.codeOf('deleted') })
    .where('registration_id', '=', registration_id)
    .where('status', '=', billStatus.codeOf('draft'))
    .execute()
}

type Fee = {
  registration: BilledRegistration
  price: UserPrice
  company_id: number | null
  /** Cents, tax included. */
  amount: number
}

/**
 * Invoices what stays due of a place given up before it was invoiced, in place of its order: a part of the price, taxed as the price is.
 * One that lacks a particular stays a draft to complete.
 */
export async function invoiceFee(context: Context, { registration, price, company_id, amount }: Fee): Promise<void> {
  const former = await draftOfPlace(context.db, registration.id)
  const payer = company_id === null ? 'self' : 'company'
  const { language } = context
  const bill = await writeDraft(
    context,
    {
      ...headOf({ registration: { ...registration, company_id }, price, payer }),
      purchase_order: former?.purchase_order ?? null,
      note: former?.note ?? '',
      prices_include_tax: true,
      lines: [
        {
          name: language.say(billWords.cancellationLine, { title: registration.event_title }),
          description: `${registration.first_name} ${registration.last_name}`,
          quantity: 10_000,
          unit_price: unitPriceOf(amount),
          discount: 0,
          discount_type: 'percent',
          vat_rate: price.vat_rate,
          vat_reason: price.vat_reason,
          accounting_code: null,
          user_id: registration.user_id,
        },
      ],
    },
    former?.id,
  )
  await issueIfComplete(context, bill.id)
}

/** Issues a draft, unless it lacks a particular: it then stays a draft to complete. */
export async function issueIfComplete(context: Context, bill_id: number): Promise<void> {
  if (await isIssuable(context, found(await findBill(context.db, bill_id)))) await issueBill(context, bill_id)
}
