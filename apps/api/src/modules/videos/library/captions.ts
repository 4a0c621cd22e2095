import { readFile } from 'node:fs/promises'
import { refuse } from '@kxo/domain/kernel/errors'
import type { videosContract } from '@kxo/domain/videos/contract'
import { videosErrors } from '@kxo/domain/videos/errors'
import { readCaptions, textOf } from '@kxo/domain/videos/library/captions'
import { may } from '@kxo/domain/videos/permissions'
import { authorize, found } from '../../../platform/context.ts'
import { checkIfImage } from '../../../platform/files/images.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { trace } from '../../traces/index.ts'
import { dropFiles } from './drop-files.ts'
import { lockVideo, presentVideo } from './video-of.ts'

type Contract = typeof videosContract

/** @throws 422 for what is no captions: why, and the line */
async function cuesIn(file: ReceivedFile) {
  const read = readCaptions(await readFile(file.path, 'utf8'))
  return 'cues' in read ? read.cues : refuse(videosErrors[read.problem], { line: read.line })
}

/** The first captions make the transcript of a film that has none. */
export const addCaptions: Verb<Contract['addCaptions']> = async (context, { params, query, file }) => {
  authorize(may.writeVideos(context.actor))
  const { db } = context
  const video = await lockVideo(db, params.id)
  const cues = await cuesIn(file)
  const row = { video_id: video.id, language: query.language }
  const former = await db
    .deleteFrom('video_captions')
    .where((where) => where.and(row))
    .returning('file_id')
    .execute()
  const { id: file_id } = await keepReceived(context, file)
  await db
    .insertInto('video_captions')
    .values({ ...row, file_id })
    .execute()
  const transcript = video.transcript === '' ? textOf(cues).slice(0, 100_000) : video.transcript
  await db
    .updateTable('videos')
    .set({ transcript, version: video.version + 1 })
    .where('id', '=', video.id)
    .execute()
  await dropFiles(
    context,
    former.map((one) => one.file_id),
  )
  await trace(context, { action: 'caption_video', subject_id: video.id, info: `${video.name} · ${query.language}` })
  return presentVideo(context, video.id)
}

export const removeCaptions: Verb<Contract['removeCaptions']> = async (context, { params: { id, language } }) => {
  authorize(may.writeVideos(context.actor))
  const { db } = context
  const video = await lockVideo(db, id)
  const { file_id } = found(
    await db
      .deleteFrom('video_captions')
      .where('video_id', '=', id)
      .where('language', '=', language)
      .returning('file_id')
      .executeTakeFirst(),
  )
  await dropFiles(context, [file_id])
  await trace(context, { action: 'caption_video', subject_id: id, info: `${video.name} · ${language}` })
  return presentVideo(context, id)
}

/** The picture a film shows before it plays; its browser made it, nobody chose it: it leaves no trace. */
export const setPoster: Verb<Contract['setPoster']> = async (context, { params, file }) => {
  authorize(may.writeVideos(context.actor))
  const { db } = context
  const video = await lockVideo(db, params.id)
  await checkIfImage(file)
  const { id } = await keepReceived(context, file)
  await db.updateTable('videos').set({ poster_file_id: id }).where('id', '=', video.id).execute()
  await dropFiles(context, [video.poster_file_id])
  return presentVideo(context, video.id)
}
