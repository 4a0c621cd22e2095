import type { importsContract } from '@kxo/domain/imports/contract'
import { importsErrors } from '@kxo/domain/imports/errors'
import { may } from '@kxo/domain/imports/permissions'
import { importStatus } from '@kxo/domain/imports/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { undoImportedEvents, type WrittenEvent } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { mayUndo } from '../present.ts'
import { lockImport } from '../queries.ts'
import { kindOf } from '../reading/source.ts'
import { undoRecords, type WrittenRecord } from '../records/undo-records.ts'

const batchSize = 1_000

/** Takes an import back: rows nobody touched since. What hangs on others goes first. @throws 409 after 24 hours */
export const undo: Verb<typeof importsContract.undo> = async (context, { params }) => {
  authorize(may.import(context.actor))
  const { db, now } = context
  const record = found(await lockImport(context, params.id))
  if (!mayUndo(record, now)) refuse(importsErrors.undoExpired)
  const rows = await db
    .selectFrom('import_changes')
    .select(['record_id', 'version', 'before'])
    .where('import_id', '=', record.id)
    .orderBy('record_id', 'desc')
    .execute()
  const kind = kindOf(record)
  const sum = kind === 'events' ? await undoEvents(context, rows) : await undoRecords(context, kind, rows as unknown as WrittenRecord[]) // as below
  await db
    .updateTable('imports')
    .set({ status: importStatus.codeOf('undone') })
    .where('id', '=', record.id)
    .execute()
  await trace(context, { action: 'undo_import', info: record.file_name, subject_id: record.id, change: { after: sum } })
  return sum
}

type Change = { record_id: number; version: number; before: unknown }
async function undoEvents(context: Context, rows: readonly Change[]) {
  const sum = { removed: 0, restored: 0, kept: 0 }
  for (let from = 0; from < rows.length; from += batchSize) {
    const { removed, restored, kept } = await undoImportedEvents(
      context,
      rows.slice(from, from + batchSize).map(({ record_id, ...row }) => ({ event_id: record_id, ...row }) as WrittenEvent), // written by the import alone,
    )
    sum.removed += removed
    sum.restored += restored
    sum.kept += kept
  }
  return sum
}
