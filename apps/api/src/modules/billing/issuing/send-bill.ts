import { billCategory } from '@kxo/domain/billing/category'
import type { billingContract } from '@kxo/domain/billing/contract'
import { billingErrors } from '@kxo/domain/billing/errors'
import { bill as billAddress } from '@kxo/domain/billing/paths'
import { may } from '@kxo/domain/billing/permissions'
import { billWords } from '@kxo/domain/billing/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { billPayment } from '@kxo/domain/payments/paths'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { MailRequest } from '../../../platform/mail.ts'
import { trace } from '../../traces/index.ts'
import { buyerOf, findPayer, recipientOfBill } from '../drafts/buyer-of.ts'
import { type BillRecord, findBill } from '../queries.ts'
import { shown } from '../shown-amount.ts'

/** A person pays their own bill without an account, by the link of its mail; nobody pays a company's so. */
export const payableByLink = ({ id, to_be_paid, company_id }: BillRecord): Pick<MailRequest, 'by_link'> =>
  to_be_paid > 0 && company_id === null ? { by_link: { purpose: 'bill', path: billPayment(id) } } : {}

/** Writes the mail that carries a printed bill; `occurrence` tells one sending from another. */
export async function postBill(context: Context, bill: BillRecord, occurrence: string): Promise<void> {
  const to = await recipientOfBill(context.db, bill)
  if (!to || bill.pdf_file_id === null || bill.number === null) return
  const isCredit = billCategory.keyOf(bill.category) === 'credit'
  await context.services.enqueueMail(context, {
    moment: isCredit ? 'send_credit' : 'send_bill',
    to,
    occurrence: `${bill.id} ${occurrence}`,
    bill_id: bill.id,
    event_id: bill.morph === 'Event' ? bill.morph_id : null,
    values: {
      number: bill.number,
      amount: shown(bill.amount + bill.rounding),
      state: bill.to_be_paid === 0 ? billWords.mailPaid : billWords.mailDue,
      due: shown(bill.to_be_paid),
      day: bill.due_date ?? '',
    },
    path: billAddress(bill.number),
    ...payableByLink(bill),
    attachments: [{ name: `${bill.number}.pdf`, content_type: 'application/pdf', file_id: bill.pdf_file_id }],
  })
}

/** A bill that is sent goes to somebody. @throws 409 naming who has neither a referent nor an address for bills */
export async function checkRecipient({ db }: Context, bill: Pick<BillRecord, 'user_id' | 'company_id'>): Promise<void> {
  if (await recipientOfBill(db, bill)) return
  refuse(billingErrors.nobodyToSendTo, { name: buyerOf(await findPayer(db, bill)).name })
}

export const sendBill: Verb<typeof billingContract.sendBill> = async (context, { params }) => {
  authorize(may.invoice(context.actor))
  const bill = found(await findBill(context.db, params.id))
  if (bill.pdf_file_id === null) refuse(billingErrors.notIssued)
  await checkRecipient(context, bill)
  await postBill(context, bill, context.request.id)
  await trace(context, { action: 'send_bill', info: bill.number ?? '', subject_id: bill.id })
  return { done: true as const }
}
