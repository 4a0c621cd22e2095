import type { Context } from '../../../platform/context.ts'
import type { Stream } from '../../../platform/http/stream.ts'
import { trace } from '../../traces/index.ts'
import type { DocumentRow } from '../queries.ts'
import { serveDocument } from './serve-document.ts'

/** Bytes up to which a file is read whole to be served. */
const readWhole = 20_000_000
/** Shown in the page; anything else is saved. */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif'])

/** The bytes of a document its reader may see, and the trace of it. */
export async function giveDocument(context: Context, document: DocumentRow, isForPage: boolean): Promise<Stream> {
  await trace(context, { action: 'download_document', event_id: document.event_id, subject_id: document.id })
  const inline = isForPage && shown.has(document.content_type)
  // What was issued is read whole: it is served as it was kept, or not at all.
  if (document.content_type === 'application/pdf' && document.size < readWhole) return serveDocument(context, document.file_id, inline)
  return {
    content_type: document.content_type,
    name: document.file_name,
    inline,
    body: await context.services.storage.stream(document.storage_key),
  }
}
