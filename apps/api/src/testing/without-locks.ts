import type pg from 'pg'
import { expect } from 'vitest'
import type { Program } from './program.ts'

type Removal = {
  /** What a statement is once its protection is taken away; the same text for any other. */
  strip: (statement: string) => string
  /** Statements to count meanwhile. */
  counting?: RegExp
}

/** Without the wait for others who hold the same advisory lock. */
export const noAdvisoryLock = (statement: string): string =>
  statement.includes('pg_advisory_xact_lock(hashtextextended')
    ? `select ${(statement.match(/\$\d+/g) ?? []).map((name) => `${name}::text`).join(', ') || '1'}`
    : statement
/** Without the wait for others who hold the same rows. */
export const noRowLock = (statement: string): string => statement.replace(/ for update\b.*$/i, '')
export const noRowLockOn =
  (table: string) =>
  (statement: string): string =>
    statement.includes(`"${table}"`) ? noRowLock(statement) : statement

/** Runs the same program with a protection of the database taken away, and counts statements. The control of a test of concurrency. */
export async function tampered<T>(
  program: Program,
  { strip, counting }: Removal,
  work: () => Promise<T>,
): Promise<{ result: T; counted: number; stripped: number }> {
  const { pool } = program.database
  type AnyFunction = (...args: unknown[]) => unknown
  const connect = pool.connect.bind(pool) as unknown as AnyFunction // one signature for both ways of asking
  let [stripped, counted] = [0, 0]
  const changed = (client: pg.PoolClient): pg.PoolClient => {
    const [query, release] = [client.query.bind(client) as AnyFunction, client.release.bind(client)]
    const original = Object.getOwnPropertyDescriptor(client, 'release')
    client.query = ((statement: unknown, ...rest: unknown[]) => {
      // A statement used often comes with the name it is prepared under.
      const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text
      if (typeof text !== 'string') return query(statement, ...rest)
      if (counting?.test(text)) counted++
      const bare = strip(text)
      if (bare === text) return query(statement, ...rest)
      stripped++
      return query(bare, ...rest)
    }) as never
    client.release = (failed) => {
      Reflect.deleteProperty(client, 'query')
      if (original) Object.defineProperty(client, 'release', original)
      release(failed)
    }
    return client
  }
  // The pool's own `query` takes its connection through a callback: it is none of ours.
  pool.connect = ((callback?: unknown) =>
    callback ? connect(callback) : Promise.resolve(connect()).then((client) => changed(client as pg.PoolClient))) as never
  try {
    return { result: await work(), counted, stripped }
  } finally {
    delete (pool as { connect?: unknown }).connect
  }
}

/** The same, as a control that fails when it removed nothing. */
export async function withoutProtection<T>(
  program: Program,
  removal: Removal,
  work: () => Promise<T>,
): Promise<{ result: T; counted: number }> {
  const done = await tampered(program, removal, work)
  expect(done.stripped, 'the control removed no lock').toBeGreaterThan(0)
  return done
}
