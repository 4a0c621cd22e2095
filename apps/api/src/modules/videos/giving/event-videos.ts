import { documentRestriction } from '@kxo/domain/documents/restriction'
import { may as mayEvents } from '@kxo/domain/events/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { videosContract } from '@kxo/domain/videos/contract'
import type { EventVideo } from '@kxo/domain/videos/giving-contract'
import { may } from '@kxo/domain/videos/permissions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { getEvent, lockEvent } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { fileAddress } from '../watching/signed-address.ts'

type Contract = typeof videosContract
type Row = Omit<EventVideo, 'restriction' | 'poster'> & { restriction: number; poster: number | null }

async function filmsOf(context: Context, event_id: number): Promise<EventVideo[]> {
  const { rows } = await sql<Row>`
    select d.id as document, v.id as video, d.name, v.seconds, v.poster_file_id as poster, d.restriction,
           (select string_agg(upper(c.language), ', ' order by c.language) from video_captions c where c.tenant_id = v.tenant_id and c.video_id = v.id) as captions,
           (select count(distinct r.user_id)::int from event_relations r
             where r.tenant_id = d.tenant_id and r.event_id = d.event_id and r.relation in ('begun', 'confirmed', 'present')) as people,
           coalesce(w.begun, 0) as begun, coalesce(w.watched, 0) as watched
      from documents d join videos v on v.tenant_id = d.tenant_id and v.id = d.video_id
      left join lateral (select count(*) filter (where s.whole_at is null)::int as begun, count(s.whole_at)::int as watched
        from video_views s where s.tenant_id = d.tenant_id and s.video_id = d.video_id and s.event_id = d.event_id) w on true
     where d.tenant_id = current_tenant() and d.event_id = ${event_id} order by d.rank nulls last, d.id`.execute(context.db)
  return rows.map(({ restriction, poster, ...row }) => ({
    ...row,
    restriction: documentRestriction.keyOf(restriction),
    poster: poster === null ? null : fileAddress(context, poster),
  }))
}

export const listEventVideos: Verb<Contract['ofEvent']> = async (context, { params }) => {
  authorize(may.readVideos(context.actor) && mayEvents.readEvent(context.actor, await getEvent(context.db, params.id)))
  return filmsOf(context, params.id)
}

/** @throws 422 unless each film of the event stands in it once */
export const orderVideos: Verb<Contract['order']> = async (context, { params, body }) => {
  authorize(may.writeVideos(context.actor))
  const event = await lockEvent(context, params.id)
  const documentOf = new Map((await filmsOf(context, event.id)).map(({ video, document }) => [video, document]))
  const documents = body.videos.flatMap((video) => documentOf.get(video) ?? [])
  if (new Set(documents).size !== documentOf.size || documents.length !== body.videos.length)
    refuse(kernelErrors.invalid, {}, [{ field: 'videos', message: 'unknownId' }])
  await sql`update documents d set rank = n.rank from unnest(${documents}::bigint[]) with ordinality as n(id, rank)
    where d.tenant_id = current_tenant() and d.id = n.id`.execute(context.db)
  await trace(context, { action: 'order_videos', event_id: event.id })
  return filmsOf(context, event.id)
}
