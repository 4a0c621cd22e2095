import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsWords } from '@kxo/domain/tenants/words'
import { type SqlBool, sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { nameInZip, writeZip, type ZipEntry } from '../../../platform/tables/zip-file.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { endWork, failWork, findWork, tellProgress } from '../../../platform/work/works.ts'
import { getTenant } from '../queries.ts'
import { linesOf, tenantTables } from './tenant-tables.ts'

/** Progress is told once for so many steps. */
const progressEvery = 10
/** Former exports are no data of the tenant. */
const isOwnFile = sql<SqlBool>`not exists (select from works where works.report_file_id = files.id and works.kind = 'export_tenant')`

type Listed = { name: string; bytes: number; sha256: string }

/** Notes what passes, so that whoever receives the archive can check that it is whole. */
async function* noted(name: string, chunks: AsyncIterable<Uint8Array>, manifest: Listed[]): AsyncGenerator<Uint8Array> {
  const sha256 = createHash('sha256')
  let bytes = 0
  for await (const chunk of chunks) {
    sha256.update(chunk)
    bytes += chunk.length
    yield chunk
  }
  manifest.push({ name, bytes, sha256: sha256.digest('hex') })
}

async function* entriesOf(context: Context, passed: () => Promise<void>): AsyncGenerator<ZipEntry> {
  const { db, services, tenant, now, language } = context
  const manifest: Listed[] = []
  const entry = (name: string, chunks: AsyncIterable<Uint8Array>): ZipEntry => ({ name, chunks: noted(name, chunks, manifest) })
  const readMe = language.say(settingsWords.exportReadMe, { client: tenant.label, day: now })
  yield { name: language.say(settingsWords.exportReadMeName), bytes: Buffer.from(readMe) }
  yield { name: 'tenant.json', bytes: Buffer.from(JSON.stringify(await getTenant(context), null, 2)) }
  for (const table of await tenantTables(db)) {
    yield entry(`tables/${table.name}.jsonl`, linesOf(db, table))
    await passed()
  }
  const missing: number[] = []
  const files = await db.selectFrom('files').select(['id', 'name', 'storage_key']).where(isOwnFile).orderBy('id').execute()
  for (const { id, name, storage_key } of files) {
    const bytes = await services.storage.stream(storage_key).catch(() => undefined)
    if (bytes) yield entry(`files/${id}-${nameInZip(name)}`, bytes)
    else missing.push(id)
    await passed()
  }
  yield {
    name: 'manifest.json',
    bytes: Buffer.from(JSON.stringify({ tenant: tenant.name, made_at: now, entries: manifest, missing_files: missing }, null, 2)),
  }
}

/** Steps an export goes through: a table or a file each. */
export async function exportSteps({ db }: Pick<Context, 'db'>): Promise<number> {
  const { n } = await db
    .selectFrom('files')
    .where(isOwnFile)
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n) + (await tenantTables(db)).length
}

async function build(context: Context, work_id: number): Promise<void> {
  const { db, services, tenant, now, transaction } = context
  const work = found(await findWork(db, work_id))
  if (work.finished_at !== null) return
  // Everything is read: longer than a screen would wait.
  await transaction.client.query(`set local statement_timeout = '15min'`)
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  try {
    const path = join(folder, 'export.zip')
    let done = 0
    await writeZip(
      path,
      entriesOf(context, async () => {
        if (++done % progressEvery === 0) await tellProgress(services.database, tenant.id, work_id, done)
      }),
      now,
    )
    const sha256 = createHash('sha256')
    for await (const chunk of createReadStream(path)) sha256.update(chunk as Buffer)
    const { size } = await stat(path)
    const storage_key = `${tenant.id}/${randomUUID()}`
    await services.storage.putFile(storage_key, path, 'application/zip')
    const file = await db
      .insertInto('files')
      .values({ name: `${tenant.name}.zip`, content_type: 'application/zip', size, sha256: sha256.digest('hex'), storage_key })
      .returning('id')
      .executeTakeFirstOrThrow()
    await endWork(context, work_id, { status: 'done', done: work.total, report_file_id: file.id })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Gathers everything a tenant holds in one archive; a failure closes the work and says so. */
export async function exportTenant(setting: JobSetting, { work_id }: { work_id: number }): Promise<void> {
  const { services, tenant, contextIn } = setting
  try {
    await withTenant(services.database, tenant.id, (transaction) => build(contextIn(transaction), work_id))
  } catch (failure) {
    await failWork(setting, work_id, settingsWords.exportFailed)
    throw failure
  }
}
