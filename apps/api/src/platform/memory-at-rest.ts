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
export function giveBackAtRest(give: () => void = collect, shareOf = openShare()): () => void {
  let hasWorked = true
  const watching = setInterval(() => {
    const isWorking = shareOf() > workingShare
    if (hasWorked && !isWorking) give()
    hasWorked = isWorking
  }, everyMs).unref()
  return () => clearInterval(watching)
}

/** The share of a processor the process took since it was last asked; its turns would last longer on a machine that others take. */
function openShare(): () => number {
  let [at, used] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(used)
    const elapsedUs = (performance.now() - at) * 1000
    ;[at, used] = [performance.now(), process.cpuUsage()]
    return (user + system) / elapsedUs
  }
}
