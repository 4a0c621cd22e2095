import type { historyContract, WorkLine } from '@kxo/domain/history/contract'
import { workNames } from '@kxo/domain/history/names'
import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { workStatus } from '@kxo/domain/kernel/work-status'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { ListPlan } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { listOrExport } from './list-or-export.ts'
import { presentWorkLine } from './present.ts'
import { type Acted, nameOf, selectWorks, within } from './queries.ts'

const plan: ListPlan = {
  fields: {
    created_at: { at: sql.ref('works.created_at'), kind: 'instant', isAlwaysFilled: true },
    kind: { at: sql.ref('works.kind'), kind: 'text' },
    status: { at: sql.ref('works.status'), kind: 'code', codeOf: (key) => workStatus.codeOf(key as never) },
    created_by_name: { at: nameOf('authors'), kind: 'text' },
    failed: { at: sql.ref('works.failed'), kind: 'number' },
  },
  search: sql`searchable(works.kind || ' ' || coalesce(${nameOf('authors')}, ''))`,
  sort: '-created_at',
  id: sql.ref('works.id'),
}
const columns: Readonly<Record<string, ExportColumn<WorkLine>>> = {
  kind: { label: w.work, kind: 'text', value: ({ kind }) => workNames[kind] ?? kind },
  status: { label: w.status, kind: 'text', value: ({ status }) => workStatus.labelOf(status) },
  created_by_name: { label: w.launchedBy, kind: 'text', value: (line) => line.created_by_name ?? w.platform },
  created_at: { label: w.startedOn, kind: 'instant', value: (line) => line.created_at },
  finished_at: { label: w.endedOn, kind: 'instant', value: (line) => line.finished_at },
  total: { label: w.rows, kind: 'number', value: ({ total }) => total },
  progress: { label: w.progress, kind: 'number', value: ({ done }) => done },
  failed: { label: w.failures, kind: 'number', value: ({ failed }) => failed },
  reason: { label: w.rejection, kind: 'text', value: ({ reason }) => reason },
}

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
