import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database } from './database.ts'
import type { DB } from './database-types.ts'
import { statementOf } from './prepared.ts'

/** Queries of one transaction, typed by the migrated database. */
export type Queries = Kysely<DB>

/** One transaction: its queries, its raw client for statements Kysely cannot say, and what must wait for its commit. */
export type Transaction = {
  db: Queries
  client: pg.PoolClient
  /** Rows answered by the statement sent along with `begin`. */
  opening: Record<string, unknown>[]
  afterCommit(work: () => void): void
}

type Options = {
  readOnly?: boolean
  /** A statement sent in the round trip of `begin`; it must hold no text that came from outside unescaped. */
  opening?: string
  /** How often a serialization failure or deadlock is tried again. */
  tries?: number
}

/** What PostgreSQL answers when a table has changed under a prepared statement: another connection prepares it anew. */
const outdated = '0A000'
const retried = new Set(['40001', '40P01', outdated])
const statementTimeout = '15s'

/**
 * Runs `work` in one transaction that sees and writes one tenant only: without it a query fails.
 * Begin and scope travel in one round trip; serialization failures and deadlocks run `work` again, so it must touch nothing but the transaction.
 */
export const withTenant = <T>(
  database: Database,
  tenantId: number,
  work: (transaction: Transaction) => Promise<T>,
  options: Options = {},
): Promise<T> => inTransaction(database, `set local role kxo_app; set local app.tenant_id = '${Math.trunc(tenantId)}'`, work, options)

/** The one way across the fences: login look-ups, schedulers and super administrators. */
export const acrossTenants = <T>(database: Database, work: (transaction: Transaction) => Promise<T>, options: Options = {}): Promise<T> =>
  inTransaction(database, 'set local role kxo_across', work, options)

/**
 * The same crossing from inside a running transaction, so that both sides are written together or not at all: `work` sees every tenant, or one
 * other when it is named, and writes there. The fence of `home` is closed again behind it.
 */
export async function acrossTenantsFrom<T>(
  { client }: Transaction,
  { home, to }: { home: number; to?: number },
  work: () => Promise<T>,
): Promise<T> {
  await client.query(to === undefined ? 'set local role kxo_across' : `set local app.tenant_id = '${Math.trunc(to)}'`)
  try {
    return await work()
  } finally {
    // A broken transaction takes no more statements, and is undone whole.
    await client.query(`set local role kxo_app; set local app.tenant_id = '${Math.trunc(home)}'`).catch(() => {})
  }
}

async function inTransaction<T>(
  database: Database,
  scope: string,
  work: (transaction: Transaction) => Promise<T>,
  options: Options,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(database, scope, work, options)
    } catch (error) {
      if (!retried.has(codeOf(error)) || attempt >= (options.tries ?? 4)) throw error
      await new Promise((wake) => setTimeout(wake, attempt * 10 + Math.random() * 20))
    }
  }
}

async function once<T>(database: Database, scope: string, work: (transaction: Transaction) => Promise<T>, options: Options): Promise<T> {
  const client = await database.pool.connect()
  const waiting: (() => void)[] = []
  let broken: Error | undefined
  let ending: Promise<unknown> | undefined
  try {
    // Several statements in one text answer several results, which the driver's types do not tell.
    const begun = (await client.query(
      `begin${options.readOnly ? ' read only' : ''}; ${scope}; set local statement_timeout = '${statementTimeout}'; ${options.opening ?? ''}`,
    )) as unknown as pg.QueryResult[]
    const opening = options.opening ? ((begun.at(-1)?.rows ?? []) as Record<string, unknown>[]) : []
    const result = await work({ db: queriesOn(client, database.engine), client, opening, afterCommit: (later) => waiting.push(later) })
    ending = client.query('commit')
    // What only read has nothing to make sure of: its answer leaves while it ends.
    if (!options.readOnly) await ending
    for (const later of waiting) later()
    return result
  } catch (error) {
    if (codeOf(error) === outdated) broken = error as Error
    ending = client.query('rollback')
    await ending.catch(() => {})
    throw error
  } finally {
    void ending?.then(
      () => client.release(broken),
      (failure: Error) => client.release(failure),
    )
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''

/** Kysely bound to the connection of the transaction, whatever it asks. */
function queriesOn(client: pg.PoolClient, engine: Database['engine']): Queries {
  const query = (asked: string | object, values?: unknown[]) =>
    client.query(typeof asked === 'string' ? statementOf(engine, asked) : (asked as never), values)
  const held = { query, release: () => {} }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect: async () => held, end: async () => {} } as never }) })
}
