import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { DB } from '../database-types.ts'
import { isEstimate } from '../lists/plan-hints.ts'
import type { Database } from './database.ts'
import { isOutdated } from './prepared.ts'

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

/** What is read as the transaction begins: it sees its tenant, and fails without one. */
export type FirstStatement = { text: string; values: unknown[] }

type Options = {
  /** Writes nothing, and sees one moment: what several statements answer agrees. */
  readOnly?: boolean
  /** A statement sent in the round trip of `begin`. */
  opening?: FirstStatement
  /** How often a serialization failure or deadlock is tried again. */
  tries?: number
}

const retried = new Set(['40001', '40P01'])
const statementTimeout = '15s'
const reading = 'begin isolation level repeatable read, read only'

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
      if (!(retried.has(codeOf(error)) || isOutdated(error)) || attempt >= (options.tries ?? 4)) throw error
      await new Promise((wake) => setTimeout(wake, attempt * 10 + Math.random() * 20))
    }
  }
}

async function once<T>(database: Database, scope: string, work: (transaction: Transaction) => Promise<T>, options: Options): Promise<T> {
  const client = await database.pool.connect()
  const waiting: (() => void)[] = []
  const { db, close } = queriesOn(client, database, scope)
  let ending: Promise<unknown> | undefined
  try {
    const [, opened] = await Promise.all([
      client.query(`${options.readOnly ? reading : 'begin'}; ${scope}; set local statement_timeout = '${statementTimeout}'`),
      options.opening && client.query<Record<string, unknown>>(database.prepared.statement(options.opening.text), options.opening.values),
    ])
    const result = await work({
      db,
      client,
      opening: opened?.rows ?? [],
      afterCommit: (later) => waiting.push(later),
    })
    close()
    ending = client.query('commit')
    // What only read has nothing to make sure of: its answer leaves while it ends.
    if (!options.readOnly) await ending
    for (const later of waiting) later()
    return result
  } catch (error) {
    if (isOutdated(error)) database.prepared.renew()
    close()
    ending = client.query('rollback')
    await ending.catch(() => {})
    throw error
  } finally {
    void ending?.then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    )
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? ''

/**
 * Kysely bound to the connection of the transaction, whatever it asks, until it is closed: what still goes on beside work that failed would
 * otherwise ask outside every fence, on a connection that is another's by then.
 */
function queriesOn(client: pg.PoolClient, { prepared, estimates }: Database, scope: string): { db: Queries; close: () => void } {
  let isOver = false
  const ask = (text: string, values: unknown[] = []) => client.query(prepared.statement(text, values), values)
  const query = async (statement: string | object, values?: unknown[]) => {
    if (isOver) throw new Error('The transaction is over: nothing more is asked in it.')
    if (typeof statement !== 'string') return client.query(statement as never, values) // a cursor, which the driver takes undeclared
    return isEstimate(statement)
      ? estimates(`${scope} ${statement} ${JSON.stringify(values)}`, () => ask(statement, values))
      : ask(statement, values)
  }
  const connection = { query, release: () => {} }
  // Of a pool, the driver asks these two alone.
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect: async () => connection, end: async () => {} } as never }) })
  const close = () => {
    isOver = true
  }
  return { db, close }
}
