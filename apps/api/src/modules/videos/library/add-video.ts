import { type DocumentRestriction, documentRestriction } from '@kxo/domain/documents/restriction'
import { refuse } from '@kxo/domain/kernel/errors'
import type { videosContract } from '@kxo/domain/videos/contract'
import { videosErrors } from '@kxo/domain/videos/errors'
import { may } from '@kxo/domain/videos/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { trace } from '../../traces/index.ts'
import { giveTo } from '../giving/give-video.ts'
import { dropFiles } from './drop-files.ts'
import { filmFacts } from './film-facts.ts'
import { lockVideo, presentVideo } from './video-of.ts'

type Contract = typeof videosContract

/** How long a film lasts: what it says itself, else what the browser read. @throws 422 for a file without a picture that moves */
async function lengthOfFilm(file: ReceivedFile, read: number | null | undefined): Promise<number | null> {
  const { is_film, seconds } = await filmFacts(file)
  return is_film ? (seconds ?? read ?? null) : refuse(videosErrors.notAFilm)
}

export const addVideo: Verb<Contract['add']> = async (context, { query, file }) => {
  authorize(may.writeVideos(context.actor))
  const { name, rank, restriction, event } = query
  const seconds = await lengthOfFilm(file, query.seconds)
  const { id: file_id } = await keepReceived(context, file)
  const video = await context.db
    .insertInto('videos')
    .values({ name, rank, restriction: documentRestriction.codeOf(restriction), file_id, seconds, created_by: context.actor.user_id })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'add_video', subject_id: video.id, info: name })
  if (event !== undefined) await giveTo(context, video, event, rank)
  return presentVideo(context, video.id)
}

/** Events go on giving it: they give the new file, and what people watched stays theirs. */
export const replaceVideo: Verb<Contract['replace']> = async (context, { params, query, file }) => {
  authorize(may.writeVideos(context.actor))
  const { db } = context
  const video = await lockVideo(db, params.id)
  const seconds = await lengthOfFilm(file, query.seconds)
  const { id: file_id } = await keepReceived(context, file)
  await db
    .updateTable('videos')
    .set({ file_id, seconds, poster_file_id: null, version: video.version + 1 })
    .where('id', '=', video.id)
    .execute()
  await db.updateTable('documents').set({ file_id }).where('video_id', '=', video.id).execute()
  await dropFiles(context, [video.file_id, video.poster_file_id])
  await trace(context, { action: 'replace_video', subject_id: video.id, info: video.name })
  return presentVideo(context, video.id)
}

type FilmDocument = { id: number; event_id: number; file_id: number; name: string; restriction: DocumentRestriction }

/** A film given out as any document stands in the library, so that what people watch of it is known. */
export async function recordFilm(context: Context, document: FilmDocument, file: ReceivedFile): Promise<void> {
  const { db, actor } = context
  const { seconds } = await filmFacts(file)
  const { id, name, file_id } = document
  const { id: video_id } = await db
    .insertInto('videos')
    .values({ name, file_id, seconds, restriction: documentRestriction.codeOf(document.restriction), created_by: actor.user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('documents').set({ video_id }).where('id', '=', id).execute()
  await trace(context, { action: 'add_video', subject_id: video_id, event_id: document.event_id, info: name })
}
