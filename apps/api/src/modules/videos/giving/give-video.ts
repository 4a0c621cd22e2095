import { opening } from '@kxo/domain/documents/opening'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { refuse } from '@kxo/domain/kernel/errors'
import type { videosContract } from '@kxo/domain/videos/contract'
import { videosErrors } from '@kxo/domain/videos/errors'
import { may } from '@kxo/domain/videos/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addDocument, findDocument, removeDocument } from '../../documents/index.ts'
import { lockEvent } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { lockVideo, refuseArchived, type VideoRecord } from '../library/video-of.ts'

type Contract = typeof videosContract

const documentIn = (db: Queries, video_id: number, event_id: number) =>
  db.selectFrom('documents').select('id').where('video_id', '=', video_id).where('event_id', '=', event_id).executeTakeFirst()

const lastRank = async (db: Queries, event_id: number): Promise<number> =>
  (
    await db
      .selectFrom('documents')
      .select(({ fn }) => fn.max('rank').as('last'))
      .where('event_id', '=', event_id)
      .executeTakeFirst()
  )?.last ?? 0

/** Gives a film to an event: a document of it, made of the same file. @throws 403, 404, 409 when the event is over or gives it already */
export async function giveTo(context: Context, video: VideoRecord, event_id: number, rank?: number): Promise<void> {
  const event = await lockEvent(context, event_id)
  const { db } = context
  if (await documentIn(db, video.id, event.id)) refuse(videosErrors.videoGiven)
  const { name, file_id } = video
  const restriction = documentRestriction.keyOf(video.restriction)
  const id = await addDocument(context, { category: 'video', name, file_id, restriction, status: 'validated', event_id: event.id })
  await db
    .updateTable('documents')
    .set({ video_id: video.id, opens: opening.codeOf('registration'), rank: Math.min(999, rank ?? (await lastRank(db, event.id)) + 1) })
    .where('id', '=', id)
    .execute()
  await trace(context, { action: 'give_video', subject_id: video.id, event_id: event.id, info: name })
}

/** Events that give it already are passed over. */
export const giveVideo: Verb<Contract['give']> = async (context, { params, body }) => {
  authorize(may.writeVideos(context.actor))
  const video = await lockVideo(context.db, params.id)
  refuseArchived(video)
  let events = 0
  // In one order: two who copy films to the same events wait for each other.
  for (const event of [...new Set(body.events)].toSorted((a, b) => a - b)) {
    if (await documentIn(context.db, video.id, event)) continue
    await giveTo(context, video, event)
    events++
  }
  return { given: events }
}

export const takeVideoBack: Verb<Contract['takeBack']> = async (context, { params }) => {
  authorize(may.writeVideos(context.actor))
  const event = await lockEvent(context, params.event)
  const { id } = found(await documentIn(context.db, params.id, event.id))
  const document = found(await findDocument(context.db, id))
  await removeDocument(context, document)
  await trace(context, { action: 'take_back_video', subject_id: params.id, event_id: event.id, info: document.name })
  return { done: true as const }
}
