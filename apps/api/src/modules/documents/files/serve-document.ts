import { documentErrors } from '@kxo/domain/documents/errors'
import { type Context, refuseKeeping } from '../../../platform/context.ts'
import type { Stream } from '../../../platform/http/stream.ts'
import { ChangedFile } from '../../../platform/http/unchanged.ts'
import { fullAdministrators } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { readFile } from './files.ts'

/**
 * A kept file as it was kept. When its bytes have changed it is not served: the full administrators are told once, and the history says who asked.
 * @throws 404, 409
 */
export async function serveDocument(context: Context, id: number, inline: boolean): Promise<Stream> {
  try {
    const { name, content_type, bytes } = await readFile(context, id)
    return { name, content_type, inline, body: bytes }
  } catch (error) {
    if (!(error instanceof ChangedFile)) throw error
    const { name } = await context.db.selectFrom('files').select('name').where('id', '=', id).executeTakeFirstOrThrow()
    await trace(context, { action: 'find_file_changed', info: name })
    for (const to of await fullAdministrators(context.db).execute())
      await context.services.enqueueMail(context, {
        moment: 'file_changed',
        to,
        occurrence: `file ${id}`,
        values: { name, at: context.now },
      })
    return refuseKeeping(documentErrors.fileChanged, { name })
  }
}
