import { archiveLimits } from '@kxo/domain/documents/archive'
import type { documentsContract } from '@kxo/domain/documents/contract'
import { documentErrors } from '@kxo/domain/documents/errors'
import { may } from '@kxo/domain/documents/permissions'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { Stream } from '../../../platform/http/stream.ts'
import { ChangedFile, readUnchanged } from '../../../platform/http/unchanged.ts'
import { nameInZip, zipChunks } from '../../../platform/tables/zip-file.ts'
import { traceAll } from '../../traces/index.ts'
import { documentRows } from '../queries.ts'
import { visibleTo } from '../visible-to.ts'

type Entry = { id: number; event_id: number | null; name: string; person: string | null; storage_key: string; sha256: string; size: number }

/** Documents by their numbers, as their reader may see them. @throws 404 when one is not visible */
async function visibleAmong({ db, actor, now }: Context, ids: readonly number[]): Promise<Entry[]> {
  const rows = await documentRows(db)
    .select(['documents.id', 'documents.event_id', 'files.name', 'files.storage_key', 'files.sha256', 'files.size'])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('person'))
    .where(visibleTo(actor, now) as never) // the same query of the same table
    .where(sql<boolean>`documents.id = any(${[...ids]}::bigint[])`)
    .orderBy('documents.id')
    .execute()
  if (rows.length !== new Set(ids).size) found(undefined)
  return rows.map(({ size, ...row }) => ({ ...row, size: Number(size) }))
}

/** Names no other entry has: the person's, then the file's. */
function namesOf(entries: readonly Entry[]): string[] {
  const used = new Map<string, number>()
  return entries.map(({ person, name }) => {
    const full = nameInZip([person, name].filter(Boolean).join(' - '))
    const times = (used.get(full) ?? 0) + 1
    used.set(full, times)
    return times === 1 ? full : full.replace(/(\.\w+)?$/, ` (${times})$1`)
  })
}

/** The files of documents in one archive, sent as it is made; what is no longer what was kept is left out, and named. @throws 404, 413 */
export async function archiveOf(context: Context, ids: readonly number[]): Promise<Stream> {
  const { services, language, now, tenant } = context
  const entries = await visibleAmong(context, ids)
  const names = namesOf(entries)
  if (entries.reduce((sum, { size }) => sum + size, 0) > archiveLimits.megabytes * 1_000_000)
    refuse(documentErrors.archiveTooLarge, { max: archiveLimits.megabytes })
  await traceAll(
    context,
    entries.map(({ id, event_id }) => ({ action: 'download_document' as const, event_id, subject_id: id })),
  )
  async function* files(): AsyncGenerator<{ name: string; bytes: Uint8Array }, void> {
    const changed: string[] = []
    for (const [index, entry] of entries.entries()) {
      const name = names[index] ?? ''
      try {
        yield { name, bytes: await readUnchanged(services.storage, entry) }
      } catch (error) {
        if (!(error instanceof ChangedFile)) throw error
        changed.push(name)
      }
    }
    if (changed.length > 0)
      yield {
        name: `${nameInZip(language.say(w.notIncluded))}.txt`,
        bytes: Buffer.from([language.say(w.notIncludedWhy), '', ...changed].join('\r\n')),
      }
  }
  const name = `${language.say(w.archiveName, { day: dayInZone(now, tenant.time_zone) })}.zip`
  return { content_type: 'application/zip', name, body: zipChunks(files(), now) }
}

export const archiveDocuments: Verb<typeof documentsContract.archive> = async (context, { body }) => {
  authorize(may.list(context.actor))
  return archiveOf(context, body.ids)
}
