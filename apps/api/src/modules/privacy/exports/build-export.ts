import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownData } from '@kxo/domain/privacy/paths'
import { exportReadyWords } from '@kxo/domain/privacy/words'
import { type Context, found } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import { languageOf } from '../../../platform/language.ts'
import { csvText } from '../../../platform/tables/csv-text.ts'
import { nameInZip, writeZip, type ZipEntry } from '../../../platform/tables/zip-file.ts'
import { findUser, recipientOf, type UserRow } from '../../identity/index.ts'
import { gather, type Holdings } from '../erasure/gather.ts'
import { recordsOf } from '../erasure/references.ts'
import { expiryOf, findRequest } from '../queries.ts'

const cell = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** A table as a spreadsheet reads it: formulas are disarmed (FEC-09). */
const csvOf = (rows: Holdings[string]): Buffer => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]
  return Buffer.from(csvText(lines))
}

async function* entriesOf({ db, services, tenant, now }: Context, user: UserRow, holdings: Holdings): AsyncGenerator<ZipEntry> {
  const language = languageOf(user.language as 'fr' | 'en', tenant)
  const tables = Object.entries(holdings)
  const readMe = language.say(exportReadyWords.readMe, {
    name: `${user.first_name} ${user.last_name}`.trim(),
    client: tenant.label,
    day: now,
  })
  yield { name: language.say(exportReadyWords.readMeName), bytes: Buffer.from(readMe) }
  yield {
    name: 'data.json',
    bytes: Buffer.from(JSON.stringify({ person: user.id, tenant: tenant.label, made_at: now, ...holdings }, null, 2)),
  }
  for (const [table, rows] of tables) yield { name: `csv/${table}.csv`, bytes: csvOf(rows) }
  const ids = (holdings['files'] ?? []).map((row) => Number(row['id']))
  const files = ids.length === 0 ? [] : await db.selectFrom('files').selectAll().where('id', 'in', ids).execute()
  for (const { id, name, storage_key } of files) {
    const bytes = await services.storage.read(storage_key).catch(() => undefined)
    if (bytes) yield { name: `files/${id}-${nameInZip(name)}`, bytes }
  }
}

/** Gathers everything held on a person in one archive, then writes to them that it is ready (PRV-20). */
export async function buildExport(context: Context, { request_id }: { request_id: number }): Promise<void> {
  const { db, now, services, tenant } = context
  const request = found(await findRequest(db, request_id))
  if (request.status !== 'asked') return
  const user = found(await findUser(db, request.user_id))
  const holdings = await gather(db, await recordsOf(db, user.id))
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  try {
    const path = join(folder, 'export.zip')
    await writeZip(path, entriesOf(context, user, holdings), now)
    const sha256 = createHash('sha256')
    for await (const chunk of createReadStream(path)) sha256.update(chunk as Buffer)
    const { size } = await stat(path)
    const name = `${tenant.name}-${user.id}.zip`
    const file = await keepReceived(context, { name, content_type: 'application/zip', size, sha256: sha256.digest('hex'), path })
    await db.updateTable('data_requests').set({ status: 'done', done_at: now, file_id: file.id }).where('id', '=', request.id).execute()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  if (request.asked_by !== user.id) return
  await services.enqueueMail(context, {
    moment: 'data_export_ready',
    to: recipientOf(user),
    occurrence: String(request.id),
    values: { until: expiryOf({ done_at: now }) ?? now },
    path: ownData(user.id),
  })
}
