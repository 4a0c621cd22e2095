import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'
import type { BillRecord } from '../billing/index.ts'

/** What the modules above payments give them. */
type PaymentsDependencies = {
  /** A bill was paid in full: what was ordered by it may begin. */
  billPaid: (context: Context, bill: BillRecord) => Promise<void>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    payments: PaymentsDependencies
  }
}

export const paymentsFromAbove = (): PaymentsDependencies => dependencies().payments
