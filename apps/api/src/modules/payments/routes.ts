import { paymentsContract } from '@kxo/domain/payments/contract'
import { groupedContract } from '@kxo/domain/payments/grouped/grouped-contract'
import { matchingContract } from '@kxo/domain/payments/matching/matching-contract'
import { recordingContract } from '@kxo/domain/payments/recording/recording-contract'
import { routes } from '../../platform/http/serve.ts'
import { answerTakeover } from './company/answer-takeover.ts'
import { handToCompany } from './company/hand-to-company.ts'
import { billGroup, groupPayment } from './group-payment.ts'
import { listBillables } from './grouped/list-billables.ts'
import { previewGroup } from './grouped/preview-group.ts'
import { readRun, runReport, stopRun } from './grouped/read-run.ts'
import { startRun } from './grouped/start-run.ts'
import { listPayments } from './list-payments.ts'
import { acceptSure, sureLines } from './matching/accept-sure.ts'
import { setLineAside, takeLineBack } from './matching/aside.ts'
import { importBankFile } from './matching/import-bank-file.ts'
import { listBankFiles } from './matching/list-files.ts'
import { listBankLines } from './matching/list-lines.ts'
import { matchLine } from './matching/match-line.ts'
import { acceptPlan } from './plans/accept-plan.ts'
import { readOwnCheckout } from './present.ts'
import { announcePayment } from './provider/announce.ts'
import { payAtTestBank, readTestBank } from './provider/at-test-bank.ts'
import { openCheckout } from './provider/open-checkout.ts'
import { findProvider } from './provider/provider.ts'
import { stripeEvent } from './provider/receive-event.ts'
import { paymentsLog, stripeResponse, updateStripeResponse } from './provider/stripe-response.ts'
import { readSchedule } from './read-schedule.ts'
import { abandonCheckout } from './recording/abandon.ts'
import { recordPayment } from './recording/record-payment.ts'
import { owedBills, recordTogether } from './recording/record-together.ts'
import { reversePayment } from './recording/reverse-payment.ts'
import { billPayment, eventPayment } from './summary.ts'
import { verifyLedger } from './verify-ledger.ts'

export const paymentsRoutes = routes(
  paymentsContract,
  {
    eventPayment,
    groupPayment,
    billGroup,
    billPayment,
    schedule: readSchedule,
    openCheckout,
    checkout: readOwnCheckout,
    abandonCheckout,
    acceptPlan,
    handToCompany,
    answerTakeover,
    announcePayment,
    testBank: readTestBank,
    payAtTestBank,
    stripeResponse,
    updateStripeResponse,
    paymentsLog,
    stripeEvent,
    recordPayment,
    reversePayment,
    payments: listPayments,
    verifyLedger,
  },
  { stripeEvent: (services) => findProvider(services)?.name === 'stripe' },
)

export const recordingRoutes = routes(recordingContract, { owedBills, recordTogether })

export const groupedRoutes = routes(groupedContract, {
  billables: listBillables,
  preview: previewGroup,
  run: startRun,
  readRun,
  stopRun,
  report: runReport,
})

export const matchingRoutes = routes(matchingContract, {
  bankFiles: listBankFiles,
  importBankFile,
  bankLines: listBankLines,
  matchLine,
  setLineAside,
  takeLineBack,
  sureLines,
  acceptSure,
})
