import { documentRestriction } from '@kxo/domain/documents/restriction'
import type { VideoRow, videosContract } from '@kxo/domain/videos/contract'
import { videoList } from '@kxo/domain/videos/list'
import { may } from '@kxo/domain/videos/permissions'
import { videoStatus } from '@kxo/domain/videos/status'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { fileAddress } from '../watching/signed-address.ts'

type Listed = Omit<VideoRow, 'status' | 'restriction' | 'poster'> & {
  status: number
  restriction: number | null
  poster: number | null
  search: string
}

const ready = sql.lit(videoStatus.codeOf('ready'))
const archived = sql.lit(videoStatus.codeOf('archived'))

/** Each film with the events that give it, its captions and how it was watched. */
const films = sql<Listed>`
  select v.id, v.name, v.rank, v.seconds, case when v.archived_at is null then ${ready} else ${archived} end as status, v.poster_file_id as poster,
         coalesce(w.views, 0) as views, coalesce(w.watched, 0) as watched, nullif(trim(u.first_name || ' ' || u.last_name), '') as added_by, v.created_at, v.search,
         case when g.levels > 1 then null else coalesce(g.level, v.restriction) end as restriction, g.title as event_title, coalesce(g.events, 0) as events, c.languages as captions
    from videos v
    left join lateral (select count(*)::int as events, count(distinct d.restriction)::int as levels, min(d.restriction) as level, min(e.title) as title
      from documents d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id where d.tenant_id = v.tenant_id and d.video_id = v.id) g on true
    left join lateral (select string_agg(upper(k.language), ', ' order by k.language) as languages
      from video_captions k where k.tenant_id = v.tenant_id and k.video_id = v.id) c on true
    left join lateral (select sum(s.views)::int as views, count(s.whole_at)::int as watched from video_views s where s.tenant_id = v.tenant_id and s.video_id = v.id) w on true
    left join users u on u.tenant_id = v.tenant_id and u.id = v.created_by
   where v.tenant_id = current_tenant()`

const plan = planOf(
  videoList,
  {
    name: { at: sql`rows.name`, isSortedByReading: true },
    event_title: { at: sql`rows.event_title`, isSortedByReading: true },
    rank: { at: sql`rows.rank`, isSortedByReading: true },
    seconds: { at: sql`rows.seconds`, isSortedByReading: true },
    views: { at: sql`rows.views`, isSortedByReading: true },
    watched: { at: sql`rows.watched`, isSortedByReading: true },
    created_at: { at: sql`rows.created_at`, isSortedByReading: true },
  },
  { search: sql`rows.search`, sort: '-created_at', id: sql`rows.id` },
)
type Rows = SelectQueryBuilder<{ rows: Listed }, 'rows', Listed>
type Query = Parameters<Verb<typeof videosContract.list>>[1]['query']

function conditionsOf({ status, event, video_id, restriction, without_captions, unused }: Query): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  if (status !== undefined) conditions.push(sql`rows.status = ${videoStatus.codeOf(status)}`)
  if (video_id !== undefined) conditions.push(sql`rows.id = ${video_id}`)
  if (restriction !== undefined) conditions.push(sql`rows.restriction = ${documentRestriction.codeOf(restriction)}`)
  if (without_captions) conditions.push(sql`rows.captions is null`)
  if (unused) conditions.push(sql`rows.events = 0`)
  if (event !== undefined)
    conditions.push(
      sql`exists (select from documents d where d.tenant_id = current_tenant() and d.video_id = rows.id and d.event_id = ${event})`,
    )
  return conditions
}

export const listVideos: Verb<typeof videosContract.list> = async (context: Context, { query }) => {
  authorize(may.readVideos(context.actor))
  const queried = (db: Queries): Rows =>
    conditionsOf(query).reduce<Rows>(
      (rows, condition) => rows.where(condition),
      db.selectFrom(sql<Listed>`(${films})`.as('rows')).selectAll('rows') as unknown as Rows, // written by hand: no table the types know
    )
  return listOrExport(context, 'export_videos', {
    name: 'videos',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: queried,
    present: (listed) =>
      listed.map(
        ({ search: _, ...row }): VideoRow => ({
          ...row,
          status: videoStatus.keyOf(row.status),
          restriction: row.restriction === null ? null : documentRestriction.keyOf(row.restriction),
          poster: row.poster === null ? null : fileAddress(context, row.poster),
        }),
      ),
    columns: exportsOf(videoList),
  })
}
