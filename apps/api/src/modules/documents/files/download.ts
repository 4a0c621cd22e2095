import type { documentsContract } from '@kxo/domain/documents/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { type DocumentRow, documentsAt, documentsOfFile, findDocument } from '../queries.ts'
import { hasFileAccessThroughModules } from './file-access.ts'
import { firstVisible } from './may-see-file.ts'
import { serveDocument } from './serve-document.ts'

const isNumber = (path: string): boolean => /^\d{1,15}$/.test(path)
/** Bytes up to which a file is read whole to be served. */
const readWhole = 20_000_000
/** Shown in the page; anything else is saved. */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif'])

async function documentNamed(context: Context, path: string): Promise<DocumentRow | undefined> {
  if (!isNumber(path)) return firstVisible(context, await documentsAt(context.db, path))
  const named = await findDocument(context.db, Number(path))
  return named && firstVisible(context, [named])
}

/** A file deposited as an answer: whoever reads the document reads it, and whoever reads the answer. */
async function documentHolding(context: Context, file: number): Promise<DocumentRow | undefined> {
  const documents = await documentsOfFile(context.db, file)
  return (
    (await firstVisible(context, documents)) ??
    (documents[0] && (await hasFileAccessThroughModules(context, file)) ? documents[0] : undefined)
  )
}

/** The bytes of a document, by its number or its stored path; whatever is not visible does not exist. */
export const download: Verb<typeof documentsContract.download> = async (context, { body }) => {
  const { services } = context
  const document =
    body.file === undefined ? await documentNamed(context, body.path?.trim() ?? '') : await documentHolding(context, body.file)
  if (!document) return refuse(kernelErrors.notFound)
  await trace(context, { action: 'download_document', event_id: document.event_id, subject_id: document.id })
  const inline = (body.inline ?? false) && shown.has(document.content_type)
  // What was issued is read whole: it is served as it was kept, or not at all.
  if (document.content_type === 'application/pdf' && document.size < readWhole) return serveDocument(context, document.file_id, inline)
  return {
    content_type: document.content_type,
    name: document.file_name,
    inline,
    body: await services.storage.stream(document.storage_key),
  }
}
