import { path } from '../kernel/path.ts'

/** A person pays for their own registration. */
export const eventPayment = path('/events/:id/signin/payment')
/** Those who registered people together pay for them, named one after the other. */
export const groupPayment = path('/events/:id/signin/payment/:users')
export const billPayment = path('/bill_payment/:id')
/** Who owes what, and what came in. */
export const adminPayments = path('/admin/payments')
/** The built-in bank, when no provider is configured. */
export const testBank = path('/paiement-test/:client/:checkout')
/** Query parameter naming the attempt a person comes back from. */
export const checkoutParameter = 'checkout'
/** Everything that may be invoiced, made into bills payer by payer. */
export const groupedBilling = path('/admin/billing')
