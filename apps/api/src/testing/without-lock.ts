import type pg from 'pg'
import type { Program } from './program.ts'

type Given = (...given: unknown[]) => unknown

/**
 * The same program with the lock of a table's rows taken away from its statements: what a concurrency test must see fail.
 * @returns what the work answered, and how many locks were taken away
 */
export async function withoutLock<T>(program: Program, table: string, work: () => Promise<T>): Promise<{ answer: T; removed: number }> {
  const { pool } = program.database
  const connect = pool.connect.bind(pool) as unknown as Given // one signature for both ways of asking
  let removed = 0
  const stripped = (client: pg.PoolClient): pg.PoolClient => {
    const [query, release] = [client.query.bind(client) as Given, client.release.bind(client)]
    const kept = Object.getOwnPropertyDescriptor(client, 'release')
    client.query = ((text: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !text.includes(`"${table}"`) || !text.endsWith(' for update')) return query(text, ...rest)
      removed++
      return query(text.slice(0, -' for update'.length), ...rest)
    }) as never
    client.release = (failed) => {
      Reflect.deleteProperty(client, 'query')
      if (kept) Object.defineProperty(client, 'release', kept)
      release(failed)
    }
    return client
  }
  // The pool's own `query` takes its connection through a callback: it is none of ours.
  pool.connect = ((callback?: unknown) =>
    callback ? connect(callback) : Promise.resolve(connect()).then((client) => stripped(client as pg.PoolClient))) as never
  try {
    const answer = await work()
    return { answer, removed }
  } finally {
    delete (pool as { connect?: unknown }).connect
  }
}
