import type { documentsContract } from '@kxo/domain/documents/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Verb } from '../../platform/serve.ts'
import { trace } from '../traces/index.ts'
import { firstVisible } from './may-see-file.ts'
import { documentsAt, findDocument } from './queries.ts'

const isNumber = (path: string): boolean => /^\d{1,15}$/.test(path)
/** Shown in the page; anything else is saved. */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif'])

/** The bytes of a document, by its number or its stored path; whatever is not visible does not exist. */
export const download: Verb<typeof documentsContract.download> = async (context, { body }) => {
  const { db, services } = context
  const path = body.path.trim()
  const named = isNumber(path) ? await findDocument(db, Number(path)) : undefined
  const document = await firstVisible(context, isNumber(path) ? (named ? [named] : []) : await documentsAt(db, path))
  if (!document) return refuse(kernelErrors.notFound)
  await trace(context, { action: 'download_document', event_id: document.event_id, subject: 'document', subject_id: document.id })
  return {
    content_type: document.content_type,
    name: document.file_name,
    inline: (body.inline ?? false) && shown.has(document.content_type),
    body: await services.storage.stream(document.storage_key),
  }
}
