/** The schedule (cron) of what one job runs in turn each minute: a job each would cost the embedded database at rest more than what they do. */
export const eachMinute = '* * * * *'

/** What runs each minute, by kind. What fails is told and run again the next minute; it holds back no other. */
export function openMinutely(onError: (error: Error) => void) {
  const runners = new Map<string, () => Promise<PromiseSettledResult<unknown>[]>>()
  return {
    add(kind: string, run: () => Promise<PromiseSettledResult<unknown>[]>): void {
      runners.set(kind, run)
    },
    async run(): Promise<void> {
      for (const run of runners.values()) {
        const [ended] = await run()
        if (ended?.status === 'rejected') onError(ended.reason as Error)
      }
    },
  }
}
