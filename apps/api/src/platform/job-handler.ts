import type { Context } from './context.ts'
import type { Job } from './jobs.ts'
import type { Transaction } from './tenancy.ts'

/** What opens itself receives no transaction: it calls the outside and must hold none meanwhile. */
export type JobHandler =
  | { job: Job<object>; run: (context: Context, data: never) => Promise<void>; opensItself?: false }
  | { job: Job<object>; run: (setting: JobSetting, data: never) => Promise<void>; opensItself: true }
/** What a job that opens its own transactions is given; `contextIn` makes the product's context of each. */
export type JobSetting = Pick<Context, 'services' | 'tenant' | 'now'> & { contextIn: (transaction: Transaction) => Context }
