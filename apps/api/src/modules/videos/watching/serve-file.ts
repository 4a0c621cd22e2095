import { refuse } from '@kxo/domain/kernel/errors'
import { videosErrors } from '@kxo/domain/videos/errors'
import type { watchingContract } from '@kxo/domain/videos/watching-contract'
import { found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { readTicket } from './signed-address.ts'

/** In parts, as players ask: one seeks before all of it has come. @throws 404, 410 once the address is over */
export const serveFile: Verb<typeof watchingContract.file> = async (context, { params }) => {
  const { file_id, until } = found(readTicket(context, params.ticket))
  if (until <= context.now) refuse(videosErrors.linkOver)
  const { storage } = context.services
  const file = found(
    await context.db.selectFrom('files').select(['content_type', 'storage_key', 'size']).where('id', '=', file_id).executeTakeFirst(),
  )
  return {
    // Captions were received as the text they are.
    content_type: file.content_type === 'text/plain' ? 'text/vtt' : file.content_type,
    // Kept bytes never change: another film is another file.
    body: { size: Number(file.size), etag: `"film-${file_id}"`, part: (start, end) => storage.stream(file.storage_key, { start, end }) },
  }
}
