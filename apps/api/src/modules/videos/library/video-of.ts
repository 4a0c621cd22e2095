import { documentRestriction } from '@kxo/domain/documents/restriction'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Video } from '@kxo/domain/videos/contract'
import { Chapter } from '@kxo/domain/videos/contract'
import { videosErrors } from '@kxo/domain/videos/errors'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Videos } from '../../../platform/database-types.ts'
import { fileAddress } from '../watching/signed-address.ts'

export type VideoRecord = Selectable<Videos>

/** Chapters as they were stored: written by the verbs of this module alone. */
export const storedChapters = (stored: unknown) => z.parse(z.array(Chapter), stored)

/** @throws 404 */
export const getVideo = async (db: Queries, id: number): Promise<VideoRecord> =>
  found(await db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirst())

/** Held until the end of the transaction. @throws 404 */
export const lockVideo = async (db: Queries, id: number): Promise<VideoRecord> =>
  found(await db.selectFrom('videos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

export function refuseArchived({ archived_at }: VideoRecord): void {
  if (archived_at) refuse(videosErrors.videoArchived)
}

export async function captionsOf(context: Pick<Context, 'db' | 'services' | 'tenant' | 'now'>, video_id: number) {
  const rows = await context.db
    .selectFrom('video_captions')
    .innerJoin('files', (join) =>
      join.onRef('files.tenant_id', '=', 'video_captions.tenant_id').onRef('files.id', '=', 'video_captions.file_id'),
    )
    .select(['video_captions.language', 'video_captions.file_id', 'files.name as file_name'])
    .where('video_captions.video_id', '=', video_id)
    .orderBy('video_captions.language')
    .execute()
  return rows.map(({ language, file_id, file_name }) => ({
    language: language as Video['captions'][number]['language'],
    address: fileAddress(context, file_id),
    file_name,
  }))
}

/** Events that give a film, and how many of their people watched it whole. */
const eventsOf = async (db: Queries, video_id: number) =>
  (
    await sql<{ document: number; event: number; title: string; start_date: Date | null; restriction: number; watched: number }>`
      select d.id as document, e.id as event, e.title, e.start_date, d.restriction,
             (select count(*)::int from video_views w where w.tenant_id = d.tenant_id and w.video_id = d.video_id and w.event_id = d.event_id and w.whole_at is not null) as watched
        from documents d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
       where d.tenant_id = current_tenant() and d.video_id = ${video_id} order by e.start_date desc nulls last, e.id desc`.execute(db)
  ).rows

/** A film of the library, as who looks after it sees it. */
export async function presentVideo(context: Context, id: number): Promise<Video> {
  const { db } = context
  const video = await getVideo(db, id)
  const file = await db.selectFrom('files').select(['name', 'size']).where('id', '=', video.file_id).executeTakeFirstOrThrow()
  const author =
    video.created_by === null
      ? undefined
      : await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', video.created_by).executeTakeFirst()
  const { rows } = await sql<{ views: number; watched: number }>`
    select coalesce(sum(views), 0)::int as views, count(whole_at)::int as watched from video_views where tenant_id = current_tenant() and video_id = ${id}`.execute(
    db,
  )
  return {
    id,
    name: video.name,
    rank: video.rank,
    seconds: video.seconds,
    status: video.archived_at ? 'archived' : 'ready',
    restriction: documentRestriction.keyOf(video.restriction),
    version: video.version,
    file_name: file.name,
    size: Number(file.size),
    address: fileAddress(context, video.file_id),
    poster: video.poster_file_id === null ? null : fileAddress(context, video.poster_file_id),
    chapters: storedChapters(video.chapters),
    transcript: video.transcript,
    captions: await captionsOf(context, id),
    events: (await eventsOf(db, id)).map(({ restriction, ...row }) => ({ ...row, restriction: documentRestriction.keyOf(restriction) })),
    ...found(rows[0]),
    added_by: author ? `${author.first_name} ${author.last_name}`.trim() : null,
    created_at: video.created_at,
  }
}
