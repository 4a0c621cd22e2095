import type { historyContract, TraceLine } from '@kxo/domain/history/contract'
import { sourceNames } from '@kxo/domain/history/names'
import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import type { Input } from '@kxo/domain/kernel/contract'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { traceActionOf, traceFamilies } from '@kxo/domain/traces/actions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { ListPlan } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { listOrExport } from './list-or-export.ts'
import { presentTrace } from './present.ts'
import { nameOf, readableBy, selectTraces, subjectName, type TraceRow, within } from './queries.ts'

type Asked = Input<typeof historyContract.traces>['query']

const planFor = (zone: string): ListPlan => ({
  fields: {
    at: { at: sql.ref('traces.at'), kind: 'instant', isAlwaysFilled: true },
    action: { at: sql.ref('traces.action'), kind: 'text' },
    source: { at: sql.ref('traces.source'), kind: 'text' },
    subject_name: { at: subjectName, kind: 'text' },
    user_name: { at: nameOf('authors'), kind: 'text' },
    info: { at: sql.ref('traces.info'), kind: 'text' },
  },
  search: sql`searchable(coalesce(${subjectName}, '') || ' ' || coalesce(${nameOf('authors')}, '') || ' ' || coalesce(traces.info, ''))`,
  sort: '-at',
  id: sql.ref('traces.id'),
  zone,
})

const named = (list: Record<string, Sentence>, key: string | null): Sentence | string | null => (key === null ? null : (list[key] ?? key))
const columns: Readonly<Record<string, ExportColumn<TraceLine>>> = {
  at: { label: w.date, kind: 'instant', value: ({ at }) => at },
  action: { label: w.action, kind: 'text', value: ({ action }) => traceActionOf(action)?.label ?? action },
  subject_name: { label: w.record, kind: 'text', value: (line) => line.subject_name },
  changes: {
    label: w.changed,
    kind: 'text',
    value: ({ changes }) => changes.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('\n'),
  },
  user_name: { label: w.by, kind: 'text', value: (line) => line.user_name },
  acting_admin_name: { label: w.inSession, kind: 'text', value: (line) => line.acting_admin_name },
  source: { label: w.source, kind: 'text', value: ({ source }) => named(sourceNames, source) },
  info: { label: w.info, kind: 'text', value: (line) => line.info },
}

/** The acts an actor may read and asked for. */
const wanted =
  ({ actor }: Context, { action, family, task_id, user, event, days }: Asked) =>
  (db: Queries) => {
    // A record's own history goes back to its beginning.
    let rows = selectTraces(db)
      .where(readableBy(actor))
      .where(within('traces.at', days ?? ([task_id, user, event].some((record) => record !== undefined) ? 0 : undefined)))
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
    plan: planFor(context.tenant.time_zone),
    asked: query,
    query: wanted(context, query),
    present: (rows: TraceRow[]) => rows.map(presentTrace),
    columns,
  })
}
