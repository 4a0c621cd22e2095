import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import pg from 'pg'
import type { Config } from '../config.ts'
import { createTtlCache, type TtlCache } from '../work/ttl-cache.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { openPrepared, type Prepared } from './prepared.ts'

/** One pool whatever the engine; PGlite's holds exactly one connection (never ask it inside a transaction). */
export type Database = {
  pool: pg.Pool
  engine: 'postgres' | 'embedded'
  prepared: Prepared
  /** What the planner answered of late. */
  estimates: TtlCache
  /** Calls back for each NOTIFY on the channel, and after each reconnection: what was told meanwhile is lost. Answers a function that stops. */
  listen(channel: string, onMessage: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>
  /** Runs work while no other process runs its own under the same key. It holds no connection of the pool. */
  exclusively<T>(key: number, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const minimumVersion = 150_000
/** A server that does not answer is away; a connection that carries nothing is asked whether it still stands. */
const reach = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** The pool's own timeout would count the wait for a free connection too. */
class ReachingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, ...reach, stream: () => new GatheringSocket() })
    // Whoever asks on a lost connection is told by their own statement; unheard, its `error` would end the process.
    this.on('error', () => {})
  }
}

/** The database the environment names. */
export const openDatabase = ({ databaseUrl, databasePool, dataDir }: Config): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl, databasePool) : openEmbedded(dataDir)

/** Opens PostgreSQL at an address; statements given together to one connection leave together, each answered apart. @throws Error when it is unreachable or older than 15. */
export async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, idleTimeoutMillis: 30_000, pipeline: true, Client: ReachingClient })
  pool.on('error', () => {})
  // What is asked here is short. Compiling a statement costs up to a second where the planner overrates it, on tables that fill as they are read;
  // a page of 25 rows would first lay out a cache for the million it stops before.
  pool.on('connect', (client) => void client.query('set jit = off; set enable_memoize = off').catch(() => {}))
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
  if (Number(rows[0]?.server_version_num) < minimumVersion) throw new Error('PostgreSQL 15 or newer is needed.')
  return {
    pool,
    engine: 'postgres',
    prepared: openPrepared(),
    estimates: createTtlCache(),
    listen: (channel, onMessage, onReconnect = () => {}) => listenOnPostgres(url, channel, onMessage, onReconnect),
    exclusively: (key, work) => exclusivelyOnPostgres(url, key, work),
    close: () => pool.end(),
  }
}

async function exclusivelyOnPostgres<T>(url: string, key: number, work: () => Promise<T>): Promise<T> {
  const client = new ReachingClient({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [key])
    return await work()
  } finally {
    // The lock ends with its session.
    await client.end()
  }
}

async function listenOnPostgres(
  url: string,
  channel: string,
  onMessage: (payload: string) => void,
  onReconnect: () => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined
  const connect = async (): Promise<void> => {
    const fresh = new ReachingClient({ connectionString: url })
    client = fresh
    fresh.on('notification', (message) => onMessage(message.payload ?? ''))
    await fresh.connect()
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (stopped) return fresh.end()
    fresh.once('end', () => void reconnect())
  }
  const reconnect = async (): Promise<void> => {
    while (!stopped) {
      await new Promise((wake) => setTimeout(wake, 1000))
      if (stopped) return
      try {
        await connect()
        return onReconnect()
      } catch {
        void client?.end().catch(() => {})
      }
    }
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}

type Embedded = Database & {
  /** The whole database as a file `openEmbedded` can start from. */
  image(): Promise<Blob>
}

/**
 * Opens the embedded PostgreSQL: in memory without a folder, from an image when one is given.
 * It does not fsync: real data belongs on PostgreSQL.
 */
export async function openEmbedded(dataDir?: string, image?: Blob): Promise<Embedded> {
  const [{ PGlite }, { createPgConfig }, { btree_gist }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ])
  // One function of the engine optimised at a time: what several at once take of memory is never given back whole.
  setFlagsFromString('--wasm-num-compilation-tasks=1')
  const folder = dataDir && join(dataDir, 'postgres')
  if (folder) mkdirSync(folder, { recursive: true })
  const lite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(image ? { loadDataDir: image } : {}),
    extensions: { btree_gist, pg_trgm, unaccent },
    // Its cache is memory of this process, which the files under it have in the system's cache already: 128 MB by default.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  // What a client prepared ends with it: at rest too, there is one.
  const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, idleTimeoutMillis: 0, pipeline: true } as pg.PoolConfig)
  return {
    pool,
    engine: 'embedded',
    prepared: openPrepared({ onlyPlannedOnce: true }),
    estimates: createTtlCache(),
    listen: async (channel, onMessage) => lite.listen(channel, onMessage),
    exclusively: (_, work) => work(),
    image: () => lite.dumpDataDir('none'),
    close: async () => {
      await pool.end()
      await lite.close()
    },
  }
}
