import { fileURLToPath } from 'node:url'
import { documentCategory } from '@kxo/domain/documents/category'
import { documentStatus } from '@kxo/domain/documents/status'
import type { Context } from '../../../platform/context.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { recordFile } from '../../../platform/files/keep-file.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { seal } from '../../../platform/sealing/seal.ts'
import { storedSeal } from '../../../platform/sealing/stored-seal.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { addDocument, storeFile } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { findSheetRow, lockSheetRow } from '../queries.ts'
import { drawingPng } from '../signing/drawing.ts'
import { imageOf, readSheetPrint } from './read-sheet-print.ts'

export const template = fileURLToPath(new URL('./sheet.typ', import.meta.url))

/** Prints a locked sheet with its evidence, seals it and keeps it among the documents; done once whatever the tries. */
export async function sealSheet({ services, tenant, contextIn }: JobSetting, { event_id }: { event_id: number }): Promise<void> {
  const read = await withTenant(services.database, tenant.id, (transaction) => readSheet(contextIn(transaction), event_id), {
    readOnly: true,
  })
  if (!read) return
  const { print, model, signatures, lockedAt, name } = read
  const images: Record<string, Uint8Array> = { ...model?.images }
  for (const signature of signatures) {
    const image = signature.drawing === null ? undefined : await drawingPng(signature.drawing)
    const name = imageOf(signature)
    if (image && name) images[name] = image
  }
  const evidence = JSON.stringify(signatures, null, 1)
  const pdf = await renderDocument({
    template,
    data: print,
    images,
    attachments: [
      { name: 'preuves.json', bytes: Buffer.from(evidence), mime: 'application/json', description: 'FOR-33', relationship: 'data' },
    ],
    standard: 'a-3b',
    createdAt: lockedAt,
  })
  const sealed = await seal(pdf, await storedSeal(services), { reason: name, sealedAt: lockedAt })
  const stored = await storeFile(services, tenant.id, { name: `${name}.pdf`, content_type: 'application/pdf', bytes: sealed })
  await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const sheet = await lockSheetRow(context.db, event_id)
    if (sheet.file_id !== null) return
    const file_id = await recordFile(context, stored)
    await context.db.updateTable('attendance_sheets').set({ file_id, sha256: stored.sha256 }).where('event_id', '=', event_id).execute()
    const sealedNow = await addDocument(context, {
      category: 'presence',
      name,
      file_id,
      restriction: 'restrictedPartners',
      status: 'signed',
      event_id,
      model: model?.source ?? null,
      source: { sha256: stored.sha256 },
    })
    // What was sealed before the sheet was reopened stays, replaced.
    await context.db
      .updateTable('documents')
      .set({ replaced_by: sealedNow })
      .where('event_id', '=', event_id)
      .where('category', '=', documentCategory.codeOf('presence'))
      .where('status', '=', documentStatus.codeOf('signed'))
      .where('replaced_by', 'is', null)
      .where('id', '<>', sealedNow)
      .execute()
    await trace(context, { action: 'seal_attendance', event_id, info: stored.sha256 })
  })
}

async function readSheet(context: Context, eventId: number) {
  const sheet = await findSheetRow(context.db, eventId)
  if (!sheet?.locked_at || sheet.file_id !== null) return undefined
  return { ...(await readSheetPrint(context, eventId, { sealedAt: sheet.locked_at, isBlank: false })), lockedAt: sheet.locked_at }
}
