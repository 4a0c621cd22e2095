import { flushCompileCache } from 'node:module'
import { createServer } from 'node:net'
import { livedInWorlds } from '../seeds/worlds.ts'
import { type Config, ConfigError, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { giveBackAtRest } from './platform/memory-at-rest.ts'
import { closePdfEngine } from './platform/pdf/render-document.ts'
import { prepareDatabase, tellQueueFailures } from './prepare-database.ts'
import { refuseDemoAccounts } from './refuse-demo-accounts.ts'
import { seedDemo, seedElsewhere } from './seed.ts'
import { buildServer } from './server.ts'
import { startWorker } from './worker.ts'
import { startWorkerProcess } from './worker-process.ts'

async function main(): Promise<void> {
  const config = readConfig()
  await seedElsewhere(config)
  const database = await openDatabase(config)
  const jobs = await prepareDatabase(database, tellQueueFailures(), { supervised: config.worker === 'inside' })
  if (config.environment === 'production') await refuseDemoAccounts(database)
  const server = await buildServer(config, database, jobs)
  const accounts = config.environment === 'production' ? [] : await seedDemo(server.services, jobs, livedInWorlds)
  const port = await freePort(config)
  await server.app.listen({ port, host: config.host })
  const worker = config.worker === 'process' ? await startWorkerProcess(port) : undefined
  if (worker) jobs.workedBy(worker.wake)
  else if (config.worker === 'inside') await startWorker(server.services, jobs)
  announce(server.services.publicUrl(), config, port, accounts)
  flushCompileCache()
  giveBackAtRest()

  let closing = false
  const close = async (): Promise<void> => {
    if (closing) return
    closing = true
    await server.app.close()
    await worker?.close()
    await jobs.close()
    await closePdfEngine()
    await database.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void close())
  process.on('SIGTERM', () => void close())
}

/** The port asked for; the default one may give way to the next free one. */
async function freePort({ port, isPortChosen, host }: Config): Promise<number> {
  for (let candidate = port; candidate < port + 50; candidate++) {
    const isFree = await new Promise<boolean>((answer) => {
      const probe = createServer()
        .once('error', () => answer(false))
        .once('listening', () => probe.close(() => answer(true)))
      probe.listen(candidate, host)
    })
    if (isFree) return candidate
    if (isPortChosen && candidate === port) process.stdout.write(`Port ${port} is taken; trying the next ones.\n`)
  }
  throw new ConfigError(`PORT: no free port between ${port} and ${port + 49}.`)
}

const isOwn = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

function announce(address: string, config: Config, port: number, accounts: readonly string[]): void {
  const lines = ['', `  ${address}`, ...(port === config.port ? [] : [`  (port ${config.port} was taken)`])]
  if (config.databaseUrl === undefined)
    lines.push(`  Embedded database in ${config.dataDir}: for trying; real data belongs on PostgreSQL (DATABASE_URL).`)
  if (config.environment !== 'production' && !isOwn(config.host))
    lines.push(
      `  Listening on ${config.host}: whoever reaches this machine opens it, demo accounts included. HOST=127.0.0.1 keeps it to yourself.`,
    )
  if (accounts.length > 0) lines.push('', '  Demo accounts (password Demo2026!):', ...accounts.map((account) => `    ${account}`))
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
