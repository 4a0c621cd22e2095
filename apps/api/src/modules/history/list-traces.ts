import type { historyContract } from '@kxo/domain/history/contract'
import { traceList } from '@kxo/domain/history/list'
import { may } from '@kxo/domain/history/permissions'
import type { Input } from '@kxo/domain/kernel/contract'
import { traceFamilies } from '@kxo/domain/traces/actions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from './list-or-export.ts'
import { presentTrace, textOfChanges } from './present.ts'
import { nameOf, readableBy, selectTraces, subjectName, type TraceRow, within } from './queries.ts'

type TracesQuery = Input<typeof historyContract.traces>['query']

const plan = planOf(
  traceList,
  {
    at: { at: sql.ref('traces.at'), isAlwaysFilled: true },
    action: 'traces.action',
    source: 'traces.source',
    subject_name: { at: subjectName },
    user_name: { at: nameOf('authors') },
    info: 'traces.info',
  },
  {
    search: sql`searchable(coalesce(${subjectName}, '') || ' ' || coalesce(${nameOf('authors')}, '') || ' ' || coalesce(traces.info, ''))`,
    sort: '-at',
    id: sql.ref('traces.id'),
  },
)

const columns = exportsOf(traceList, { changes: ({ changes }) => textOfChanges(changes) })

/** The acts an actor may read and asked for. */
const matchingTraces =
  ({ actor }: Context, { id, action, family, task_id, user, event, days }: TracesQuery) =>
  (db: Queries) => {
    // A record's own history goes back to its beginning.
    let rows = selectTraces(db)
      .where(readableBy(actor))
      .where(within('traces.at', days ?? ([id, task_id, user, event].some((record) => record !== undefined) ? 0 : undefined)))
    if (id !== undefined) rows = rows.where('traces.id', '=', id)
    if (family) rows = rows.where('traces.action', 'in', traceFamilies[family])
    if (action !== undefined) rows = rows.where('traces.action', '=', action)
    if (task_id !== undefined) rows = rows.where('traces.task_id', '=', task_id)
    if (event !== undefined) rows = rows.where('traces.event_id', '=', event)
    if (user !== undefined)
      rows = rows.where((eb) =>
        eb.or([eb.and([eb('traces.subject', '=', 'user'), eb('traces.subject_id', '=', user)]), eb('traces.user_id', '=', user)]),
      )
    return rows
  }

/** What was done, the latest first; private acts only for full administrators. An export is itself remembered. */
export const listTraces: Verb<typeof historyContract.traces> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  return listOrExport(context, {
    of: `traces ${query.family ?? query.action ?? ''}`.trim(),
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: matchingTraces(context, query),
    present: (rows: TraceRow[]) => rows.map(presentTrace),
    columns,
  })
}
