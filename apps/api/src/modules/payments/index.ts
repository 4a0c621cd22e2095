import type { JobHandler } from '../../platform/work/job-handler.ts'
import { handBackCredit } from '../billing/index.ts'
import { runGroups } from './grouped/run-groups.ts'
import {
  abandonCheckouts,
  applyEvent,
  billGroups,
  invoiceInstalments,
  prepareCheckout,
  readCheckout,
  refundCharge,
  refundLater,
} from './jobs.ts'
import { invoiceDue } from './plans/invoice-instalments.ts'
import { refundAtTestBank } from './provider/at-test-bank.ts'
import { applyReceived } from './provider/receive-event.ts'
import { read } from './read.ts'
import { abandon, tenantsWithAttempts } from './recording/abandon.ts'
import { handBack } from './recording/hand-back.ts'
import { prepare } from './recording/prepare.ts'
import { refund } from './recording/refund.ts'

export { hasToInvoice } from './grouped/candidates.ts'
export { takeStatement } from './matching/import-bank-file.ts'
export { applyProviderEvent } from './provider/apply-provider-event.ts'
export { payByCredit } from './recording/pay-by-credit.ts'
export { recordPayment } from './recording/record-payment.ts'
export { groupedRoutes, matchingRoutes, paymentsRoutes, recordingRoutes } from './routes.ts'

export const paymentJobs: readonly JobHandler[] = [
  { job: applyEvent, run: applyReceived },
  { job: prepareCheckout, run: prepare, opensItself: true },
  { job: readCheckout, run: read, opensItself: true },
  { job: refundCharge, run: refund, opensItself: true },
  { job: handBackCredit, run: handBack },
  { job: abandonCheckouts, run: abandon, concerned: tenantsWithAttempts },
  { job: invoiceInstalments, run: invoiceDue },
  { job: billGroups, run: runGroups, opensItself: true },
  { job: refundLater, run: refundAtTestBank },
]
export { moveInstalments } from './plans/invoice-instalments.ts'
export { planOf } from './plans/plan-of.ts'
