import { path } from '../kernel/path.ts'

/** A person pays for their own registration; with people, a referent pays for theirs. */
export const eventPayment = path('/events/:id/signin/payment')
export const collectivePayment = path('/events/:id/signin/payment/:users_id')
export const billPayment = path('/bill_payment/:id')
/** The built-in bank, when no provider is configured. */
export const testBank = path('/:client/paiement-test/:checkout')
/** Query parameter naming the attempt a person comes back from. */
export const checkoutParameter = 'checkout'
