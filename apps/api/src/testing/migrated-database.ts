import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openEmbedded, openPostgres } from '../platform/database/database.ts'
import { prepareDatabase } from '../prepare-database.ts'

const root = join(import.meta.dirname, '../../../..')
const migrations = join(root, 'apps/api/migrations')
const cache = join(root, 'node_modules/.cache/database')

function version(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, name)))
  return hash.digest('hex').slice(0, 20)
}

async function fill(database: Database): Promise<void> {
  const jobs = await prepareDatabase(database, () => {})
  await jobs.close()
}

/** A migrated, empty database as a file, made once for a set of migrations: tests start from it instead of migrating each. */
export async function migratedImage(): Promise<Blob> {
  const path = join(cache, `${version()}.tar`)
  if (!existsSync(path)) {
    const database = await openEmbedded()
    await fill(database)
    const image = Buffer.from(await (await database.image()).arrayBuffer())
    await database.close()
    mkdirSync(cache, { recursive: true })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, image)
    renameSync(draft, path)
  }
  return new Blob([readFileSync(path)])
}

const prefix = 'migrated_'
/** Any number: one test program makes the template at a time. */
const lockKey = 7_013_452

const addressOf = (server: string, name: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href

type Copy = { name: string; url: string; drop: () => Promise<void> }

/** A new database on a PostgreSQL server, copied from a migrated one that stays there for the next tests and replaces older ones. */
export async function migratedCopy(server: string): Promise<Copy> {
  const template = `${prefix}${version()}`
  const copy = aCopy(server)
  await onServer(server, async (client) => {
    await client.query(`select pg_advisory_lock(${lockKey})`)
    const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where starts_with(datname, '${prefix}')`)
    if (!rows.some(({ datname }) => datname === template)) {
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
      // Under another name until it is whole.
      await client.query(`drop database if exists draft_of_${template}`)
      await client.query(`create database draft_of_${template}`)
      const database = await openPostgres(addressOf(server, `draft_of_${template}`), 2)
      await fill(database)
      await database.close()
      await client.query(`alter database draft_of_${template} rename to ${template}`)
    }
    await makeCopy(client, copy.name, template)
  })
  return copy
}

/** A copy of a database of the server that nobody is connected to any more. */
export async function copyOf(server: string, name: string): Promise<Copy> {
  const copy = aCopy(server)
  await onServer(server, (client) => makeCopy(client, copy.name, name))
  return copy
}

/** File by file where nothing is flushed to a disk, in two thirds of the work; elsewhere each file would be, and a copy goes through the journal. */
async function makeCopy(client: pg.Client, name: string, template: string): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>('show fsync')
  await client.query(`create database ${name} template ${template} strategy ${rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log'}`)
}

function aCopy(server: string): Copy {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  return {
    name,
    url: addressOf(server, name),
    drop: () => onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await work(client).finally(() => client.end())
}
