import type { JobHandler } from '../../platform/job-handler.ts'
import { abandon, tenantsWithAttempts } from './abandon.ts'
import { refundAtTestBank } from './at-test-bank.ts'
import { invoiceDue } from './invoice-instalments.ts'
import { abandonCheckouts, applyEvent, invoiceInstalments, prepareCheckout, readCheckout, refundCharge, refundLater } from './jobs.ts'
import { prepare } from './prepare.ts'
import { read } from './read.ts'
import { applyReceived } from './receive-event.ts'
import { refund } from './refund.ts'

export { applyProviderEvent } from './apply-provider-event.ts'
export { recordPayment } from './record-payment.ts'
export { paymentsRoutes } from './routes.ts'

export const paymentJobs: readonly JobHandler[] = [
  { job: applyEvent, run: applyReceived },
  { job: prepareCheckout, run: prepare, opensItself: true },
  { job: readCheckout, run: read, opensItself: true },
  { job: refundCharge, run: refund, opensItself: true },
  { job: abandonCheckouts, run: abandon, concerned: tenantsWithAttempts },
  { job: invoiceInstalments, run: invoiceDue },
  { job: refundLater, run: refundAtTestBank },
]
