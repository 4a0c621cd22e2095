import { documentRestriction } from '@kxo/domain/documents/restriction'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { videosContract } from '@kxo/domain/videos/contract'
import { videosErrors } from '@kxo/domain/videos/errors'
import { chaptersFrom } from '@kxo/domain/videos/library/chapters'
import { may } from '@kxo/domain/videos/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { dropFiles } from './drop-files.ts'
import { lockVideo, presentVideo } from './video-of.ts'

type Contract = typeof videosContract

export const readVideo: Verb<Contract['read']> = async (context, { params }) => {
  authorize(may.readVideos(context.actor))
  return presentVideo(context, params.id)
}

/** @throws 422 naming the line that is no chapter */
function storedFrom({ language }: Context, text: string | null | undefined, seconds: number | null) {
  if (text === undefined) return {}
  const read = chaptersFrom(text ?? '', seconds)
  if ('wrong' in read)
    return refuse(videosErrors.wrongChapter, { line: read.wrong }, [
      { field: 'chapters', message: language.say(videosErrors.wrongChapter, { line: read.wrong }) },
    ])
  return { chapters: JSON.stringify(read.chapters) }
}

/** A name or a level that changes does wherever it is given, but where an event says its own. @throws 404, 409 when somebody else saved it since */
export const changeVideo: Verb<Contract['change']> = async (context, { params, body }) => {
  authorize(may.writeVideos(context.actor))
  const { db } = context
  const video = await lockVideo(db, params.id)
  if (body.version !== video.version) refuse(kernelErrors.editedMeanwhile)
  const { name = video.name, rank = video.rank, transcript, chapters } = body
  const restriction = body.restriction === undefined ? video.restriction : documentRestriction.codeOf(body.restriction)
  await db
    .updateTable('videos')
    .set({
      name,
      rank,
      restriction,
      version: video.version + 1,
      ...storedFrom(context, chapters, video.seconds),
      ...(transcript === undefined ? {} : { transcript: transcript ?? '' }),
    })
    .where('id', '=', video.id)
    .execute()
  if (name !== video.name)
    await db.updateTable('documents').set({ name }).where('video_id', '=', video.id).where('name', '=', video.name).execute()
  if (restriction !== video.restriction) await db.updateTable('documents').set({ restriction }).where('video_id', '=', video.id).execute()
  await trace(context, {
    action: 'change_video',
    subject_id: video.id,
    info: name,
    change: {
      before: { name: video.name, rank: video.rank, restriction: documentRestriction.keyOf(video.restriction) },
      after: { name, rank, restriction: documentRestriction.keyOf(restriction) },
    },
  })
  return presentVideo(context, video.id)
}

export const archiveVideo: Verb<Contract['archive']> = async (context, { params, body }) => {
  authorize(may.writeVideos(context.actor))
  const video = await lockVideo(context.db, params.id)
  await context.db
    .updateTable('videos')
    .set({ archived_at: body.is_archived ? (video.archived_at ?? context.now) : null })
    .where('id', '=', video.id)
    .execute()
  await trace(context, { action: body.is_archived ? 'archive_video' : 'restore_video', subject_id: video.id, info: video.name })
  return presentVideo(context, video.id)
}

/** @throws 404, 409 while events give it, or once somebody watched it */
export const removeVideo: Verb<Contract['remove']> = async (context, { params }) => {
  authorize(may.writeVideos(context.actor))
  const { db } = context
  const video = await lockVideo(db, params.id)
  const events = await db.selectFrom('documents').select('id').where('video_id', '=', video.id).execute()
  if (events.length > 0) refuse(videosErrors.videoUsed, { n: events.length })
  if (await db.selectFrom('video_views').select('user_id').where('video_id', '=', video.id).limit(1).executeTakeFirst())
    refuse(videosErrors.videoWatched)
  const captions = await db.deleteFrom('video_captions').where('video_id', '=', video.id).returning('file_id').execute()
  await db.deleteFrom('videos').where('id', '=', video.id).execute()
  await dropFiles(context, [video.file_id, video.poster_file_id, ...captions.map(({ file_id }) => file_id)])
  await trace(context, { action: 'remove_video', subject_id: video.id, info: video.name })
  return { done: true as const }
}
