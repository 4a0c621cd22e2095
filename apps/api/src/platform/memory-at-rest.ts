import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const everyMs = 10_000
/** Above this share of its time, a process is at work: what each minute calls for takes less. */
const workingShare = 0.25

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/**
 * Gives back, once nobody asks anything any more, what starting or a rush took: Node collects as it allocates, so that a process at rest keeps
 * what it last grew to. @returns a function that stops
 */
export function giveBackAtRest(give: () => void = collect, shareOf = shareSince(performance.eventLoopUtilization())): () => void {
  let hasWorked = true
  const watching = setInterval(() => {
    const isWorking = shareOf() > workingShare
    if (hasWorked && !isWorking) give()
    hasWorked = isWorking
  }, everyMs).unref()
  return () => clearInterval(watching)
}

/** The share of its time the process worked since it was last asked. */
function shareSince(begun: ReturnType<typeof performance.eventLoopUtilization>): () => number {
  let before = begun
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
