import type { BillStatus } from '@kxo/domain/billing/status'
import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** A bill that came from one status to another: issued, settled, due again, credited, or its draft thrown away. */
export type FollowedBill = { id: number; status: BillStatus }

/** What the modules that stand above billing give it. */
type BillingDependencies = {
  /** What hangs on bills follows them. */
  followers: readonly ((context: Context, bill: FollowedBill) => Promise<void>)[]
  /** What hung on a bill hangs on the one written in its place, before the first is credited. */
  successors: readonly ((context: Context, bills: { from: number; to: number }) => Promise<void>)[]
  /** Something to do about a request. */
  addTask: (
    context: Context,
    task: { todo_user_id: number; label: string; text: string; event_id: number; user_id: number },
  ) => Promise<unknown>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    billing: BillingDependencies
  }
}

export const billingDependencies = (): BillingDependencies => dependencies().billing
