import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../platform/config.ts'
import { type Database, openEmbedded, openPostgres } from '../platform/database/database.ts'
import { closePdfEngine } from '../platform/pdf/render-document.ts'
import type { Jobs } from '../platform/work/jobs.ts'
import { prepareDatabase } from '../prepare-database.ts'
import { buildServer, type Server } from '../server.ts'
import { startWorker } from '../worker.ts'
import { copyOf, migratedCopy, migratedImage } from './migrated-database.ts'

/** The whole program on a database of its own, gone with the test file. */
export type Program = Server & {
  database: Database
  jobs: Jobs
  databaseUrl: string | undefined
  work(): Promise<void>
  /** Another server on the same database, as another process would be. */
  beside(): Promise<Server>
  /** Closes the program and keeps what it holds, to start others from. */
  leave(): Promise<World>
  close(): Promise<void>
}

/** Connections for people at once, more than any test sends. */
export const many = 20

/** The image of an embedded database or the name of one on the server, and the folder of the files beside it. */
export type World = { database: Blob | string; files: string; forget(): Promise<void> }

type Options = {
  environment?: Record<string, string>
  /** Connections kept to the server. Each reads the catalogue and plans for itself: two do for one person after another, people at once want `many`. */
  connections?: number
  requestsPerMinute?: number
  slowBodyMs?: number
  world?: Pick<World, 'database' | 'files'>
}

/**
 * Starts the program on PGlite in memory, or on a fresh database of the PostgreSQL of TEST_DATABASE_URL.
 * The worker runs only once `work()` is called.
 */
export async function startProgram({
  environment = {},
  connections = 2,
  requestsPerMinute = 1_000_000,
  slowBodyMs,
  world,
}: Options = {}): Promise<Program> {
  const dataDir = mkdtempSync(join(tmpdir(), 'program-'))
  if (world) cpSync(world.files, dataDir, { recursive: true })
  const server = process.env.TEST_DATABASE_URL
  const fresh = server ? await (typeof world?.database === 'string' ? copyOf(server, world.database) : migratedCopy(server)) : undefined
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    SECRET_KEY: 'a-secret-for-tests-0123456789abcdef',
    ...environment,
  })
  const embedded = fresh ? undefined : await openEmbedded(undefined, (world?.database as Blob | undefined) ?? (await migratedImage()))
  const database = embedded ?? (await openPostgres(fresh!.url, connections))
  const jobs = await prepareDatabase(database, () => {})
  const build = () =>
    buildServer(config, database, jobs, { requestsPerMinute, logger: false, ...(slowBodyMs !== undefined && { slowBodyMs }) })
  const built = await build()
  const others: Server[] = []
  const stop = async () => {
    for (const { app } of others) await withPatience(app.close())
    for (const end of [() => built.app.close(), () => jobs.close(), closePdfEngine, () => database.close()]) await withPatience(end())
  }
  return {
    ...built,
    database,
    jobs,
    databaseUrl: fresh?.url,
    work: () => startWorker(built.services, jobs),
    async beside() {
      const other = await build()
      others.push(other)
      return other
    },
    async leave() {
      const database = fresh?.name ?? (await embedded!.image())
      await stop()
      return {
        database,
        files: dataDir,
        async forget() {
          await fresh?.drop()
          rmSync(dataDir, { recursive: true, force: true })
        },
      }
    },
    async close() {
      await stop()
      await fresh?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A test file that is over does not wait for ever for what belongs to it alone. */
const withPatience = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((give) => setTimeout(give, 12_000).unref())])
