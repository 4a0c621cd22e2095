import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../platform/database.ts'
import { openJobs } from '../platform/jobs.ts'
import { migrate } from '../platform/migrations.ts'
import { declareJobs } from '../worker.ts'

const root = join(import.meta.dirname, '../../../..')
const migrations = join(root, 'apps/api/migrations')
const cache = join(root, 'node_modules/.cache/database')

/** A migrated, empty database as a file, made once for a set of migrations: tests start from it instead of migrating each. */
export async function migratedImage(): Promise<Blob> {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(join(migrations, name)))
  const path = join(cache, `${hash.digest('hex').slice(0, 20)}.tar`)
  if (!existsSync(path)) {
    const database = await openEmbedded()
    await migrate(database)
    const jobs = await openJobs(database, () => {})
    await declareJobs(jobs)
    await jobs.close()
    const image = Buffer.from(await (await database.image()).arrayBuffer())
    await database.close()
    mkdirSync(cache, { recursive: true })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, image)
    renameSync(draft, path)
  }
  return new Blob([readFileSync(path)])
}
