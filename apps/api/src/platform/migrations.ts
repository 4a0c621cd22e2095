import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database/database.ts'

const folder = join(import.meta.dirname, '../../migrations')

/** Any number both engines accept; one program migrates at a time. */
const lockKey = 7_013_451

/**
 * Applies the SQL migrations not applied yet, in order, forward only, all or nothing.
 * @returns the names applied now
 * @throws Error when a migration already applied was edited since, or when the database was made by another set of migrations
 */
export async function migrate(database: Database): Promise<string[]> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${lockKey})`)
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
    const known = new Map(rows.map((row) => [row.name, row.sha256]))
    const applied: string[] = []
    const names = readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
    // A newer version only adds to the end.
    const stranger = [...known.keys()].sort().find((name) => !names.includes(name) && name < names.at(-1)!)
    if (stranger !== undefined) throw new Error(`this database holds ${stranger}: it was made by another version, start with an empty one`)
    for (const name of names) {
      const sql = readFileSync(join(folder, name), 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      if (known.has(name)) {
        if (known.get(name) !== sha256) throw new Error(`migration ${name} was edited after being applied: write a new one`)
        continue
      }
      await client.query(sql)
      await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
      applied.push(name)
    }
    await client.query('commit')
    return applied
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
