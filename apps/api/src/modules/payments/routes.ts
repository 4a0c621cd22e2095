import { paymentsContract } from '@kxo/domain/payments/contract'
import { routes } from '../../platform/serve.ts'
import { abandonCheckout } from './abandon.ts'
import { acceptPlan } from './accept-plan.ts'
import { announcePayment } from './announce.ts'
import { payAtTestBank, readTestBank } from './at-test-bank.ts'
import { listPayments } from './list-payments.ts'
import { openCheckout } from './open-checkout.ts'
import { readOwnCheckout } from './present.ts'
import { findProvider } from './provider.ts'
import { readSchedule } from './read-schedule.ts'
import { stripeEvent } from './receive-event.ts'
import { recordPayment } from './record-payment.ts'
import { reversePayment } from './reverse-payment.ts'
import { paymentsLog, stripeResponse, updateStripeResponse } from './stripe-response.ts'
import { billPayment, eventPayment } from './summary.ts'
import { verifyLedger } from './verify-ledger.ts'

export const paymentsRoutes = routes(
  paymentsContract,
  {
    eventPayment,
    billPayment,
    schedule: readSchedule,
    openCheckout,
    checkout: readOwnCheckout,
    abandonCheckout,
    acceptPlan,
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
