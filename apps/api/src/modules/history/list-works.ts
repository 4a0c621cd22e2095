import type { historyContract } from '@kxo/domain/history/contract'
import { workList } from '@kxo/domain/history/list'
import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from './list-or-export.ts'
import { presentWorkLine } from './present.ts'
import { type Acted, nameOf, selectWorks, within } from './queries.ts'

const plan = planOf(
  workList,
  {
    created_at: { at: sql.ref('works.created_at'), isAlwaysFilled: true },
    kind: 'works.kind',
    status: 'works.status',
    created_by_name: { at: nameOf('authors') },
  },
  {
    search: sql`searchable(works.kind || ' ' || coalesce(${nameOf('authors')}, ''))`,
    sort: '-created_at',
    id: sql.ref('works.id'),
  },
)
const columns = exportsOf(workList, {
  created_by_name: (line) => line.created_by_name ?? w.platform,
  progress: ({ done }) => done,
})

/** Long works of the tenant, the latest first (A37). */
export const listWorks: Verb<typeof historyContract.works> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  return listOrExport(context, {
    of: 'history works',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectWorks(db).where(within('works.created_at', query.days)),
    present: (rows: Acted<ReturnType<typeof selectWorks>>[]) => rows.map((row) => presentWorkLine(row, context.language)),
    columns,
  })
}
