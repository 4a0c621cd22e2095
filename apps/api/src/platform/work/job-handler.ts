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
  | { run: (setting: JobSetting, data: never) => Promise<void>; opensItself: true; runTogether?: RunTogether<never> }
)

/** Works jobs of one tenant at once, which costs less than each by itself; answers how each ended, in their order. */
export type RunTogether<Data> = (setting: JobSetting, jobs: readonly Data[]) => Promise<PromiseSettledResult<unknown>[]>

/** One of what is worked together. @throws what it failed of */
export const oneOf =
  <Data>(together: RunTogether<Data>) =>
  async (setting: JobSetting, data: Data): Promise<void> => {
    const [ended] = await together(setting, [data])
    if (ended?.status === 'rejected') throw ended.reason
  }

/**
 * What works many jobs in one round makes a runner of several: when a round fails, each of its jobs is worked by itself, so that one that cannot
 * be done holds back no other. Two jobs of one subject never meet in a round.
 */
export const inRounds =
  <Data>(subjectOf: (data: Data) => unknown, work: (setting: JobSetting, jobs: readonly Data[]) => Promise<void>): RunTogether<Data> =>
  async (setting, jobs) => {
    const ended = new Map<Data, PromiseSettledResult<unknown>>()
    const alone = async (job: Data): Promise<void> => {
      const [result] = await Promise.allSettled([work(setting, [job])])
      ended.set(job, result)
    }
    for (let waiting = [...jobs]; waiting.length > 0; waiting = waiting.filter((job) => !ended.has(job))) {
      const round = [...Map.groupBy(waiting, subjectOf).values()].map(([first]) => first!)
      if (round.length === 1) await alone(round[0]!)
      else
        await work(setting, round).then(
          () => round.forEach((job) => ended.set(job, { status: 'fulfilled', value: undefined })),
          async () => {
            for (const job of round) await alone(job)
          },
        )
    }
    return jobs.map((job) => ended.get(job)!)
  }
/** What works a schedule of the product itself, in one transaction across the tenants. */
export type ProductJobHandler = { job: Job<object>; runAcross: (across: Queries, now: Date) => Promise<void> }
export type JobHandler = TenantJobHandler | ProductJobHandler
/** What a job that opens its own transactions is given; `contextIn` makes the product's context of each. */
export type JobSetting = Pick<Context, 'services' | 'tenant' | 'now'> & { contextIn: (transaction: Transaction) => Context }
