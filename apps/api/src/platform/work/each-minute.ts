import type { JobRunner } from './jobs.ts'

/** The schedule (cron) of what one job runs in turn each minute: a job each would cost the embedded database at rest more than what they do. */
export const eachMinute = '* * * * *'

/** What runs each minute, by kind. What fails is told and run again the next minute; it holds back no other. */
export function openMinutely(onError: (error: Error) => void) {
  const runners = new Map<string, JobRunner>()
  return {
    add: (kind: string, run: JobRunner): void => void runners.set(kind, run),
    async run(): Promise<void> {
      for (const run of runners.values()) {
        const [ended] = await run([{ tenant_id: null }])
        if (ended?.status === 'rejected') onError(ended.reason as Error)
      }
    },
  }
}
