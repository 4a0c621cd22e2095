import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'
import type { BillRecord } from './queries.ts'

/** What the modules that stand above billing give it. */
export type BillingDependencies = {
  /** What hangs on a bill follows it: issued, settled, due again, credited, or its draft thrown away. */
  followBill: (context: Context, bill: BillRecord) => Promise<void>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    billing: BillingDependencies
  }
}

export const billingDependencies = (): BillingDependencies => dependencies().billing
