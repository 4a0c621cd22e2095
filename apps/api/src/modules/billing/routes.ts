import { closingContract } from '@kxo/domain/billing/closings/closing-contract'
import { billingContract } from '@kxo/domain/billing/contract'
import { entityContract } from '@kxo/domain/billing/entity-contract'
import { journalContract } from '@kxo/domain/billing/journal/journal-contract'
import { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import { remindingContract } from '@kxo/domain/billing/reminding/reminding-contract'
import { routes } from '../../platform/http/serve.ts'
import { ledgerArchive } from './closings/archive-ledger.ts'
import { closePeriod } from './closings/close-period.ts'
import { listClosings, openPeriods } from './closings/list-closings.ts'
import { changeDraft, draftBill, removeDraft, updateBill } from './drafts/draft-bill.ts'
import { duplicateBill } from './drafts/duplicate-bill.ts'
import { changePayerAddress, payerAddress } from './drafts/payer-address.ts'
import { archiveEntity, removeEntity, setDefaultEntity } from './entities/arrange-entities.ts'
import { readEntityPicture, removeEntityPicture, setEntityPicture } from './entities/entity-picture.ts'
import { listEntities } from './entities/list-entities.ts'
import { changeEntity, createEntity } from './entities/write-entity.ts'
import { credit } from './issuing/credit.ts'
import { issue } from './issuing/issue.ts'
import { replaceBill } from './issuing/replace-bill.ts'
import { sendBill } from './issuing/send-bill.ts'
import { salesEntries } from './journal/export-entries.ts'
import { setAccounts } from './journal/journal-entity.ts'
import { salesJournal, salesTotals } from './journal/list-sales.ts'
import { salesReview } from './journal/review-sales.ts'
import { transmitSales } from './journal/transmit-sales.ts'
import { billTotals, billUsers, listBills, readBill } from './list-bills.ts'
import { billPdf, billXml } from './printing/bill-pdf.ts'
import { sampleBill } from './printing/sample-bill.ts'
import { acceptQuote, cancelQuote, refuseQuote } from './quotes/answer-quote.ts'
import { invoiceQuote } from './quotes/invoice-quote.ts'
import { listQuotes, quoteTotals, readQuote } from './quotes/list-quotes.ts'
import { quotePdf } from './quotes/print-quote.ts'
import { requestQuote } from './quotes/request-quote.ts'
import { sendQuote } from './quotes/send-quote.ts'
import { changeQuote, draftQuote, duplicateQuote, removeQuote } from './quotes/write-quote.ts'
import { previewReminder, remindBill } from './reminding/remind-bill.ts'
import { previewReminders, remindBills } from './reminding/remind-bills.ts'

export const billingRoutes = [
  routes(billingContract, {
    bills: listBills,
    billTotals,
    bill: readBill,
    draftBill,
    changeDraft,
    removeDraft,
    duplicateBill,
    replaceBill,
    issueBill: issue,
    creditBill: credit,
    sendBill,
    billPdf,
    billXml,
    billUsers,
    updateBill,
    payerAddress,
    changePayerAddress,
  }),
  routes(remindingContract, { previewReminder, remindBill, previewReminders, remindBills }),
  routes(journalContract, { salesJournal, salesTotals, salesReview, salesEntries, transmitSales, setAccounts }),
  routes(closingContract, { closings: listClosings, openPeriods, closePeriod, ledgerArchive }),
  routes(quoteContract, {
    quotes: listQuotes,
    quoteTotals,
    quote: readQuote,
    draftQuote,
    changeQuote,
    removeQuote,
    sendQuote,
    acceptQuote,
    refuseQuote,
    cancelQuote,
    invoiceQuote,
    duplicateQuote,
    requestQuote,
    quotePdf,
  }),
  routes(entityContract, {
    entities: listEntities,
    createEntity,
    changeEntity,
    setDefaultEntity,
    archiveEntity,
    removeEntity,
    setEntityPicture,
    entityPicture: readEntityPicture,
    removeEntityPicture,
    sampleBill,
  }),
]
