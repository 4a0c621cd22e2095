import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../database/tenancy.ts'
import type { Job } from './jobs.ts'

/** What works a job in the tenant it carries. One that opens itself receives no transaction: it calls the outside and must hold none meanwhile. */
export type TenantJobHandler = {
  job: Job<object>
  /** The tenants a scheduled run has something to do in; every active one when it does not say. */
  concerned?: (across: Queries, now: Date) => Promise<number[]>
  /** A schedule that reaches the suspended tenants it names, and those alone. */
  isForSuspended?: true
} & (
  | { run: (context: Context, data: never) => Promise<void>; opensItself?: false }
  | { run: (setting: JobSetting, data: never) => Promise<void>; opensItself: true }
)
/** What works a schedule of the product itself, in one transaction across the tenants. */
export type ProductJobHandler = { job: Job<object>; runAcross: (across: Queries, now: Date) => Promise<void> }
export type JobHandler = TenantJobHandler | ProductJobHandler
/** What a job that opens its own transactions is given; `contextIn` makes the product's context of each. */
export type JobSetting = Pick<Context, 'services' | 'tenant' | 'now'> & { contextIn: (transaction: Transaction) => Context }
