import type { ContributionRow, contributionsContract } from '@kxo/domain/contributions/contract'
import { contributionBasis, contributionPeriod } from '@kxo/domain/contributions/kinds'
import { contributionList } from '@kxo/domain/contributions/list'
import { may } from '@kxo/domain/contributions/permissions'
import { contributionStatus } from '@kxo/domain/contributions/status'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { memberCounts } from '../members/member-counts.ts'

const tariff = (column: string) => sql`(select ${sql.raw(column)} from contribution_tariffs t
  where t.tenant_id = contributions.tenant_id and t.contribution_id = contributions.id order by t.number desc limit 1)`
const unitPrice = tariff('t.unit_price')

const plan = planOf(
  contributionList,
  {
    name: 'contributions.name',
    starts_on: { at: sql`contributions.starts_on`, isSortedByReading: true },
    unit_price: { at: unitPrice, isSortedByReading: true },
    status: { at: sql.ref('contributions.status'), isSortedByReading: true },
  },
  { search: sql`contributions.search`, sort: '-starts_on', id: sql`contributions.id` },
)

const rowsIn = (db: Queries, status: number | undefined) => {
  const rows = db
    .selectFrom('contributions')
    .select(['id', 'name', 'status', 'period', 'starts_on', 'ends_on', 'basis'])
    .select([
      unitPrice.$castTo<number | null>().as('unit_price'),
      tariff('jsonb_array_length(t.bands)').$castTo<number>().as('bands'),
      ...memberCounts(sql.ref('contributions.id')),
    ])
  return status === undefined ? rows : rows.where('contributions.status', '=', status)
}

export const listContributions: Verb<typeof contributionsContract.list> = async (context, { query }) => {
  authorize(may.manageContributions(context.actor))
  const status = query.status && contributionStatus.codeOf(query.status)
  return listOrExport(context, 'export_contributions', {
    name: context.language.noun('contribution', 'pl'),
    plan,
    asked: query,
    query: (db) => rowsIn(db, status),
    present: (rows) =>
      rows.map(
        (row): ContributionRow => ({
          ...row,
          status: contributionStatus.keyOf(row.status),
          period: contributionPeriod.keyOf(row.period),
          basis: contributionBasis.keyOf(row.basis),
        }),
      ),
    columns: exportsOf(contributionList),
  })
}
