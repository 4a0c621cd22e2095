import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type KeptAnswers, openKeptAnswers } from './kept-answers.ts'
import { neverPrepared, openPrepared, type Prepared } from './prepared.ts'

/** One pool whatever the engine; PGlite's holds exactly one connection (never ask it inside a transaction). */
export type Database = {
  pool: pg.Pool
  engine: 'postgres' | 'embedded'
  prepared: Prepared
  /** What the planner answered of late. */
  estimates: KeptAnswers
  /** Calls back for each NOTIFY on the channel, and after each reconnection: what was told meanwhile is lost. Answers a function that stops. */
  listen(channel: string, onMessage: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const minimumVersion = 150_000

/** Opens PostgreSQL at an address; statements given together to one connection leave together, each answered apart. @throws Error when it is unreachable or older than 15. */
export async function openPostgres(url: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, idleTimeoutMillis: 30_000, keepAlive: true, pipeline: true })
  pool.on('error', () => {})
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
  if (Number(rows[0]?.server_version_num) < minimumVersion) throw new Error('PostgreSQL 15 or newer is needed.')
  return {
    pool,
    engine: 'postgres',
    prepared: openPrepared(),
    estimates: openKeptAnswers(),
    listen: (channel, onMessage, onReconnect = () => {}) => listenOnPostgres(url, channel, onMessage, onReconnect),
    close: () => pool.end(),
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
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    client = fresh
    fresh.on('notification', (message) => onMessage(message.payload ?? ''))
    fresh.on('error', () => {})
    await fresh.connect()
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
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
        await client?.end().catch(() => {})
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
  const folder = dataDir && join(dataDir, 'postgres')
  if (folder) mkdirSync(folder, { recursive: true })
  const lite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(image ? { loadDataDir: image } : {}),
    extensions: { btree_gist, pg_trgm, unaccent },
  })
  const pool = new pg.Pool({ ...createPgConfig(lite), max: 1, pipeline: true } as pg.PoolConfig)
  return {
    pool,
    engine: 'embedded',
    prepared: neverPrepared,
    estimates: openKeptAnswers(),
    listen: async (channel, onMessage) => lite.listen(channel, onMessage),
    image: () => lite.dumpDataDir('none'),
    close: async () => {
      await pool.end()
      await lite.close()
    },
  }
}
