import type { Closing, closingContract } from '@kxo/domain/billing/closings/closing-contract'
import { type ClosingKind, closedPeriod, closingKinds } from '@kxo/domain/billing/closings/closing-rules'
import { closingWords as w } from '@kxo/domain/billing/closings/closing-words'
import { closingList } from '@kxo/domain/billing/closings/list'
import { paymentMode } from '@kxo/domain/billing/payment-mode'
import { may } from '@kxo/domain/billing/permissions'
import { addDays, dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { pendingPeriods } from './close-period.ts'
import type { ClosingTotals } from './closing-totals.ts'

const selectClosings = (db: Queries) =>
  db
    .selectFrom('ledger_closings')
    .innerJoin('entities', (join) =>
      join.onRef('entities.tenant_id', '=', 'ledger_closings.tenant_id').onRef('entities.id', '=', 'ledger_closings.entity_id'),
    )
    .leftJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'ledger_closings.tenant_id').onRef('users.id', '=', 'ledger_closings.closed_by'),
    )
    .selectAll('ledger_closings')
    .select(['entities.name as entity', sql<string | null>`users.first_name || ' ' || users.last_name`.as('clerk')])
type Row = Awaited<ReturnType<ReturnType<typeof selectClosings>['executeTakeFirstOrThrow']>>

const plan = planOf(
  closingList,
  {
    kind: { at: sql.ref('ledger_closings.kind'), isAlwaysFilled: true },
    first_day: 'ledger_closings.first_day',
    last_day: 'ledger_closings.last_day',
  },
  { fields: {}, search: sql`searchable(ledger_closings.hash)`, sort: '-last_day', id: sql.ref('ledger_closings.id') },
)

function presentClosing(row: Row): Closing {
  const { means, rates, ...sums } = row.totals as ClosingTotals // written by close-period.ts
  return {
    id: row.id,
    entity: row.entity,
    kind: row.kind as ClosingKind,
    first_day: row.first_day,
    last_day: row.last_day,
    ...sums,
    means: means.map(({ mode, ...of }) => ({ mode: paymentMode.keyOf(mode), ...of })),
    rates: rates.map(({ vat_rate, ...of }) => ({ vat: vat_rate, ...of })),
    perpetual_sales: row.perpetual_sales,
    perpetual_received: row.perpetual_received,
    hash: row.hash,
    closed_by: row.clerk,
    closed_at: row.closed_at,
  }
}

export const listClosings: Verb<typeof closingContract.closings> = async (context, { query }) => {
  authorize(may.invoice(context.actor))
  return listOrExport(context, 'export_closings', {
    name: context.language.say(w.title),
    plan,
    asked: query,
    query: selectClosings,
    present: (rows: Row[]) => rows.map(presentClosing),
    columns: exportsOf(closingList),
  })
}

/** What may be closed of each issuer: periods with entries, and the last month, over, even without any. */
export const openPeriods: Verb<typeof closingContract.openPeriods> = async (context) => {
  authorize(may.invoice(context.actor))
  const { db, now } = context
  const today = dayInZone(now, defaultZone)
  const yesterday = addDays(today, -1)
  const entities = await db
    .selectFrom('entities')
    .select(['id', 'name', 'fiscal_year_start'])
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
  const result = []
  for (const entity of entities) {
    const open = []
    for (const kind of closingKinds)
      open.push(...(await pendingPeriods(db, entity, kind, yesterday)).map((period) => ({ kind, ...period })))
    const { rows } = await sql<{ day: string }>`
      select distinct date_trunc('month', at at time zone ${defaultZone})::date::text as day from ledger_entries where entity_id = ${entity.id}`.execute(
      db,
    )
    const years = new Map(rows.map(({ day }) => closedPeriod('year', day, entity.fiscal_year_start)).map((year) => [year.from, year]))
    result.push({ entity: entity.id, name: entity.name, open, years: [...years.values()].toSorted((a, b) => b.from.localeCompare(a.from)) })
  }
  return result
}
