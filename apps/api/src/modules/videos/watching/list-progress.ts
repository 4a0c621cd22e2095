import { progressList } from '@kxo/domain/videos/list'
import { may } from '@kxo/domain/videos/permissions'
import { watchState } from '@kxo/domain/videos/status'
import { percentOf } from '@kxo/domain/videos/watching/played'
import type { ProgressRow, watchingContract } from '@kxo/domain/videos/watching-contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'

type Listed = Omit<ProgressRow, 'state' | 'percent'> & { id: string; state: number; share: number; length: number | null }
type Query = Parameters<Verb<typeof watchingContract.progress>>[1]['query']
const code = (state: 'notBegun' | 'begun' | 'whole') => sql.lit(watchState.codeOf(state))

/** Each person of an event beside each film it gives, and whoever watched one it gives no more. */
const everyone = ({ video, event }: Query) => {
  const ofVideo = (column: string) => (video === undefined ? sql`true` : sql`${sql.ref(column)} = ${video}`)
  const ofEvent = (column: string) => (event === undefined ? sql`true` : sql`${sql.ref(column)} = ${event}`)
  return sql`
    select d.video_id, d.event_id, r.user_id from documents d
      join event_relations r on r.tenant_id = d.tenant_id and r.event_id = d.event_id and r.relation in ('begun', 'confirmed', 'present')
     where d.tenant_id = current_tenant() and d.video_id is not null and ${ofVideo('d.video_id')} and ${ofEvent('d.event_id')}
    union select s.video_id, s.event_id, s.user_id from video_views s
     where s.tenant_id = current_tenant() and ${ofVideo('s.video_id')} and ${ofEvent('s.event_id')}`
}

const rowsOf = (query: Query) => sql<Listed>`
  select v.id || '-' || e.id || '-' || u.id as id, v.id as video, v.name as video_name, e.id as event, e.title as event_title,
         u.id as person, trim(u.first_name || ' ' || u.last_name) as person_name, coalesce(w.seconds, 0) as seconds, coalesce(w.views, 0) as views,
         v.seconds as length, coalesce(w.seconds, 0)::float8 / nullif(v.seconds, 0) as share, w.first_at, w.last_at, w.whole_at,
         case when w.user_id is null then ${code('notBegun')} when w.whole_at is null then ${code('begun')} else ${code('whole')} end as state
    from (${everyone(query)}) pair
    join videos v on v.tenant_id = current_tenant() and v.id = pair.video_id
    join events e on e.tenant_id = current_tenant() and e.id = pair.event_id
    join users u on u.tenant_id = current_tenant() and u.id = pair.user_id
    left join video_views w on w.tenant_id = current_tenant() and w.video_id = pair.video_id and w.event_id = pair.event_id and w.user_id = pair.user_id`

const read = (column: string) => ({ at: sql.ref(`rows.${column}`), isSortedByReading: true as const })
const plan = planOf(
  progressList,
  {
    person_name: read('person_name'),
    video_name: read('video_name'),
    event_title: read('event_title'),
    percent: read('share'),
    seconds: read('seconds'),
    views: read('views'),
    first_at: read('first_at'),
    last_at: read('last_at'),
    whole_at: read('whole_at'),
  },
  { search: sql`searchable(rows.person_name || ' ' || rows.video_name || ' ' || rows.event_title)`, sort: '-last_at', id: sql`rows.id` },
)
type Rows = SelectQueryBuilder<{ rows: Listed }, 'rows', Listed>

export const listProgress: Verb<typeof watchingContract.progress> = async (context, { query }) => {
  authorize(may.readVideos(context.actor))
  const queried = (db: Queries): Rows => {
    const all = db.selectFrom(sql<Listed>`(${rowsOf(query)})`.as('rows')).selectAll('rows') as unknown as Rows // written by hand: no table the types know
    return query.state === undefined ? all : all.where('rows.state', '=', watchState.codeOf(query.state))
  }
  return listOrExport(context, 'export_video_progress', {
    name: 'progress',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: queried,
    present: (listed) =>
      listed.map(
        ({ id: _, share: _share, length, state, ...row }): ProgressRow => ({
          ...row,
          percent: percentOf(row.seconds, length),
          state: watchState.keyOf(state),
        }),
      ),
    columns: exportsOf(progressList),
  })
}
