import type { FigureRow, reportingContract } from '@kxo/domain/reporting/contract'
import { type FigureKey, figureOf } from '@kxo/domain/reporting/figures'
import { figureRowList } from '@kxo/domain/reporting/list'
import { may } from '@kxo/domain/reporting/permissions'
import { type SelectQueryBuilder, sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listed } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { exportList } from '../traces/index.ts'
import { figuresOf, momentOf } from './dashboard.ts'
import type { FigureFact, Moment } from './figure-query.ts'
import { figureRows } from './figure-rows.ts'

const plan = planOf(
  figureRowList,
  { label: 'rows.label', detail: 'rows.detail', at: 'rows.at', value: 'rows.amount' },
  { search: sql`searchable(rows.label || ' ' || rows.detail)`, sort: '-at', id: sql`rows.id` },
)

type Listed = SelectQueryBuilder<{ rows: FigureFact }, 'rows', FigureFact>
const rowsIn = (db: Queries, key: FigureKey, moment: Moment): Listed =>
  db.selectFrom(sql<FigureFact>`(${figureRows[key](moment)})`.as('rows')).selectAll('rows') as unknown as Listed // a query written by hand has no table the types know

/** What a row counts for: its share in basis points, its minutes, its cents, nothing when it merely counts. */
function shown(key: FigureKey, { id, subject_id, label, detail, at, amount, weight }: FigureFact): FigureRow {
  const { unit, subject } = figureOf(key)
  const value =
    unit === 'rate' ? (weight > 0 ? Math.round((10_000 * amount) / weight) : null) : unit === 'minutes' ? Math.round(amount) : null
  return { id, subject, subject_id, label, detail, at, value, amount: unit === 'money' ? amount : null }
}

/** The value of a row in the unit of its figure; what merely counts has none. */
function columnsOf(key: FigureKey): Readonly<Record<string, ExportColumn<FigureRow>>> {
  const { unit } = figureOf(key)
  const { value, ...others } = exportsOf(figureRowList, {
    value: ({ value: raw }) => (raw === null ? null : raw / (unit === 'minutes' ? 60 : 100)),
  })
  if (unit === 'count' || unit === 'score' || !value) return others
  return { ...others, value: unit === 'money' ? { ...value, kind: 'money', value: ({ amount }) => amount } : value }
}

/** The rows behind a figure: the figure's own query. @throws 404 for a figure the tenant does not have */
export const listFigure: Verb<typeof reportingContract.figure> = async (context, { params, query }) => {
  authorize(may.seeDashboard(context.actor))
  const { figure: key } = params
  if (!figuresOf(context).includes(key)) found(undefined)
  const moment = momentOf(context, query.period)
  const zoned = { ...plan, zone: context.tenant.time_zone }
  if (query.format)
    return exportList(context, 'export_figures', {
      name: `${key}-${query.period}`.replaceAll('_', '-'),
      plan: zoned,
      asked: query,
      query: (db) => rowsIn(db, key, moment),
      present: (rows) => rows.map((row) => shown(key, row)),
      columns: columnsOf(key),
    })
  const { results, ...page } = await listed(rowsIn(context.db, key, moment), zoned, query)
  return { ...page, results: results.map((row) => shown(key, row)) }
}
