import { may as mayDocuments } from '@kxo/domain/documents/permissions'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { may } from '@kxo/domain/videos/permissions'
import { watchState } from '@kxo/domain/videos/status'
import type { Part } from '@kxo/domain/videos/watching/played'
import type { OwnVideo, Progress, watchingContract } from '@kxo/domain/videos/watching-contract'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { VideoViews } from '../../../platform/database-types.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type DocumentRow, findDocument, handoutsFor, mayReadDocument } from '../../documents/index.ts'
import { refuseOwnOutOfOrder } from '../../events/index.ts'
import { captionsOf, getVideo, storedChapters, type VideoRecord } from '../library/video-of.ts'
import { fileAddress } from './signed-address.ts'

export type ViewRow = Selectable<VideoViews>
/** A film an event gives, and whether what the caller watches of it is recorded. */
export type Watched = { document: DocumentRow; event_id: number; video: VideoRecord; isRecorded: boolean }

/** Parts as they were stored: written by the verbs of this module alone. */
export const storedParts = (stored: unknown): Part[] => z.parse(z.array(z.tuple([z.number(), z.number()])), stored)

export const presentProgress = (view: ViewRow | undefined): Progress => ({
  position: view?.position ?? 0,
  parts: view ? storedParts(view.parts).map(([from, to]) => [from, to]) : [],
  seconds: view?.seconds ?? 0,
  state: watchState.keyOf(watchState.codeOf(view === undefined ? 'notBegun' : view.whole_at ? 'whole' : 'begun')),
})

/** A film the caller may watch now. @throws 404 for what is not for them or not open, 409 while the path of the event keeps it from them */
export async function watchedBy(context: Context, id: number): Promise<Watched> {
  const { db, actor } = context
  authorize(may.watch(actor))
  const document = found(await findDocument(db, id))
  if (document.video_id === null || document.event_id === null) return refuse(kernelErrors.notFound)
  const event_id = document.event_id
  if (!(await mayReadDocument(context, document))) {
    const { whole } = await db
      .selectFrom('events')
      .select(sql<number>`case when enrolment is null then id else coalesce(parent_id, id) end`.as('whole'))
      .where('id', '=', event_id)
      .executeTakeFirstOrThrow()
    await refuseOwnOutOfOrder(context, whole, 'document', id)
    return refuse(kernelErrors.notFound)
  }
  const follows = await db
    .selectFrom('event_relations')
    .select('relation')
    .where('event_id', '=', event_id)
    .where('user_id', '=', actor.user_id ?? 0)
    .where('relation', 'in', ['begun', 'confirmed', 'present'])
    .limit(1)
    .executeTakeFirst()
  return { document, event_id, video: await getVideo(db, document.video_id), isRecorded: follows !== undefined }
}

/** What the caller watched of it so far. */
export const viewOf = ({ db, actor }: Context, { video, event_id }: Pick<Watched, 'video' | 'event_id'>): Promise<ViewRow | undefined> =>
  db
    .selectFrom('video_views')
    .selectAll()
    .where('video_id', '=', video.id)
    .where('event_id', '=', event_id)
    .where('user_id', '=', actor.user_id ?? 0)
    .executeTakeFirst()

/** The film that comes after one in its event, when it is for the caller. */
async function nextOf({ db, actor }: Context, { document, event_id }: Watched): Promise<OwnVideo['next']> {
  const films = (await handoutsFor(db, actor, [event_id])).filter((one) => one.document.video_id !== null)
  const at = films.findIndex((one) => one.document.id === document.id)
  const after = films
    .slice(at + 1)
    .find((one) =>
      mayDocuments.see(actor, { restriction: documentRestriction.keyOf(one.document.restriction), relation: one.relation, is_open: true }),
    )
  return after ? { document: after.document.id, name: after.document.name } : null
}

export const readOwnVideo: Verb<typeof watchingContract.own> = async (context, { params }) => {
  const watched = await watchedBy(context, params.id)
  const { document, event_id, video, isRecorded } = watched
  return {
    document: document.id,
    name: document.name,
    event: event_id,
    event_title: document.event_title ?? '',
    seconds: video.seconds,
    address: fileAddress(context, document.file_id),
    poster: video.poster_file_id === null ? null : fileAddress(context, video.poster_file_id),
    captions: (await captionsOf(context, video.id)).map(({ language, address }) => ({ language, address })),
    chapters: storedChapters(video.chapters),
    transcript: video.transcript,
    progress: isRecorded ? presentProgress(await viewOf(context, watched)) : null,
    next: await nextOf(context, watched),
  }
}
