export { billsOfEvents, creditLater, creditOfEvent } from './bills-of-event.ts'
export { billsToPay } from './bills-to-pay.ts'
export { billingFilters } from './contact-filters.ts'
export type { FollowedBill } from './dependencies.ts'
export { billedAt, buyerOf, findPayer, findPayers, recipientAmong, recipientOfBill } from './drafts/buyer-of.ts'
export { unfoundedReason } from './drafts/check-reasons.ts'
export { draftBill } from './drafts/draft-bill.ts'
export { draftBillForGroup } from './drafts/draft-for-group.ts'
export { draftBalanceFor, draftBillFor, dropShareDraft, funderShareOf, hasDraft, linesOfEach } from './drafts/draft-for-registration.ts'
export { issuerOfEvent, issuersOfEvents } from './drafts/issuer-of-event.ts'
export { checkOrderReference, isPublicBuyer, keepOrder, orderReferenceOf, termDaysOf } from './drafts/payer-terms.ts'
export { writeDraft } from './drafts/write-draft.ts'
export { sellerOf } from './entities/seller-of.ts'
export { amountDue, billsOfCompany, quotesOfCompany } from './for-companies.ts'
export { agreementLacks } from './issuing/agreement-lacks.ts'
export { applyPayment, payableOf } from './issuing/apply-payment.ts'
export { creditBill } from './issuing/credit.ts'
export { issueBill } from './issuing/issue.ts'
export { checkRecipient, payableByLink } from './issuing/send-bill.ts'
export { creditBillOfEvent, handBackCredit, printBill, printQuote } from './jobs.ts'
export { soldAmounts } from './journal/sold-amounts.ts'
export { checkLedger } from './ledger/check-ledger.ts'
export { appendToLedger } from './ledger/ledger.ts'
export { verifyChains } from './ledger/verify-chains.ts'
export { billingMailingParts } from './mailing-parts.ts'
export { presentDetail } from './present.ts'
export { checkInvoice } from './printing/check-invoice.ts'
export { draftPdf } from './printing/draft-pdf.ts'
export { checkIssuable, isIssuable, isIssuablePaid } from './printing/issuable.ts'
export { print } from './printing/print.ts'
export { lineOf } from './printing/printed-of.ts'
export { qualiopiMention } from './printing/qualiopi-of.ts'
export {
  type BillRecord,
  defaultEntity,
  type EntityRecord,
  findBill,
  findBills,
  findEntity,
  linesOf,
  lockBill,
  lockBills,
} from './queries.ts'
export { acceptQuote, refuseQuote } from './quotes/answer-quote.ts'
export { drawQuote } from './quotes/print-quote.ts'
export { sendQuote } from './quotes/send-quote.ts'
export { draftQuote } from './quotes/write-quote.ts'
export { billSubject } from './record-subject.ts'
export { draftOfPlace, draftsOfPlace, dropDraftOfPlace, invoiceFee, issueIfComplete } from './retaining/draft-fee.ts'
export { invoicesOfPlace } from './retaining/invoices-of-place.ts'
export { creditRest, type RemainingPart, remainingPart } from './retaining/retain-part.ts'
export { billingRoutes } from './routes.ts'
export { shown } from './shown-amount.ts'
