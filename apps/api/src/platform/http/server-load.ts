import { performance } from 'node:perf_hooks'

const everyMs = 250
/** Above this share of its time spent answering, the wait of those who ask grows. */
const busyShare = 0.5

/** Calls back while this process has little time left between two answers. @returns a function that stops */
export function watchLoad(isBusy: () => void): () => void {
  let before = performance.eventLoopUtilization()
  const watching = setInterval(() => {
    const now = performance.eventLoopUtilization()
    if (performance.eventLoopUtilization(now, before).utilization > busyShare) isBusy()
    before = now
  }, everyMs).unref()
  return () => clearInterval(watching)
}
