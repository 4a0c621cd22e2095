import { constants, setPriority } from 'node:os'
import { openServices } from './open-program.ts'
import { readConfig } from './platform/config.ts'
import { openPostgres } from './platform/database/database.ts'
import { giveBackAtRest } from './platform/memory-at-rest.ts'
import { closePdfEngine } from './platform/pdf/render-document.ts'
import { prepareDatabase, tellQueueFailures } from './prepare-database.ts'
import { startWorker } from './worker.ts'
import type { WorkerMessage } from './worker-process.ts'

/** The worker as the server starts it: works jobs until the server is gone. */
async function main(): Promise<void> {
  // Whoever waits for an answer goes first; threads started from here on inherit it.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const config = readConfig()
  if (!config.databaseUrl) throw new Error('a worker of its own needs DATABASE_URL')
  const database = await openPostgres(config.databaseUrl, config.databasePool)
  const jobs = await prepareDatabase(database, tellQueueFailures())
  const { services, closeServices } = await openServices(config, database, jobs, {
    port: () => config.port,
    signAccess: () => {
      throw new Error('only the server opens sessions')
    },
  })
  let isClosing = false
  const close = async (): Promise<void> => {
    if (isClosing) return
    isClosing = true
    await jobs.close()
    await closePdfEngine()
    await services.live.close()
    await closeServices()
    await database.close()
    process.exit(0)
  }
  process.on('disconnect', () => void close())
  // A terminal and a service manager tell every process of the group: the server says when to leave.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.connected || void close())
  process.on('message', ({ queues, isBusy }: WorkerMessage) => {
    queues?.forEach(jobs.wake)
    if (isBusy) jobs.serverIsBusy()
  })
  await startWorker(services, jobs)
  if (!process.connected) return close()
  process.send?.('ready')
  giveBackAtRest()
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
