import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { watchLoad } from './platform/http/server-load.ts'

const restartMs = 1_000
/** What is told of new jobs is gathered this long: in a rush hundreds are sent each second. */
const gatherMs = 20
/** Its jobs have 10 s to end. */
const patienceMs = 15_000

/** What the server tells its worker: the queues that hold something new, or that it answers a rush. */
export type WorkerMessage = { queues?: string[]; isBusy?: true }

/**
 * Works jobs in a process beside the server, of lower priority, so that a rush is answered first; one that dies is started again.
 * Cut off from the server, whatever ended it, the worker ends its jobs and leaves.
 * @param port where the server listens, for the addresses its mails hold
 */
export async function startWorkerProcess(port: number): Promise<{ wake: (queue: string) => void; close: () => Promise<void> }> {
  let child: ChildProcess
  let isClosing = false
  let gathering: NodeJS.Timeout | undefined
  const waiting = new Set<string>()

  const tell = (message: WorkerMessage): void => {
    if (child.connected) child.send(message, () => {})
  }
  const start = (): void => {
    child = fork(join(import.meta.dirname, 'worker-main.ts'), { env: { ...process.env, PORT: String(port) } })
    child.on('error', () => {})
    child.once('exit', (code, signal) => {
      if (isClosing) return
      process.stderr.write(`The worker stopped (${signal ?? code}); it is started again.\n`)
      setTimeout(() => !isClosing && start(), restartMs).unref()
    })
  }
  start()
  await Promise.race([once(child!, 'message'), once(child!, 'exit')])

  const stopWatching = watchLoad(() => tell({ isBusy: true }))

  return {
    /** Tells the worker that a queue holds something new. */
    wake(queue) {
      waiting.add(queue)
      gathering ??= setTimeout(() => {
        gathering = undefined
        tell({ queues: [...waiting] })
        waiting.clear()
      }, gatherMs).unref()
    },
    async close() {
      isClosing = true
      stopWatching()
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      if (child.connected) child.disconnect()
      const late = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      await exited
      clearTimeout(late)
    },
  }
}
