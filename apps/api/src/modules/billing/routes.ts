import { billingContract } from '@kxo/domain/billing/contract'
import { routes } from '../../platform/serve.ts'
import { billPdf, billXml } from './bill-pdf.ts'
import { credit } from './credit.ts'
import { changeDraft, draftBill, removeDraft, updateBill } from './draft-bill.ts'
import { issue } from './issue.ts'
import { billTotals, billUsers, listBills, readBill } from './list-bills.ts'
import { sendBill } from './send-bill.ts'

export const billingRoutes = routes(billingContract, {
  bills: listBills,
  billTotals,
  bill: readBill,
  draftBill,
  changeDraft,
  removeDraft,
  issueBill: issue,
  creditBill: credit,
  sendBill,
  billPdf,
  billXml,
  billUsers,
  updateBill,
})
