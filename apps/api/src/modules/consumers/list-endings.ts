import type { ContractEndingLine, consumersContract } from '@kxo/domain/consumers/contract'
import type { ContractEnding } from '@kxo/domain/consumers/kind'
import { endingList } from '@kxo/domain/consumers/list'
import { may } from '@kxo/domain/consumers/permissions'
import { type Selectable, sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { ContractEndings } from '../../platform/database-types.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listed } from '../../platform/lists/listing.ts'
import { exportTable } from '../../platform/tables/table-export.ts'
import { trace } from '../traces/index.ts'

const plan = planOf(
  endingList,
  {
    declared_at: { at: sql.ref('declared_at'), isAlwaysFilled: true },
    kind: 'kind',
    name: 'name',
    contract: 'contract',
    mail: 'mail',
    reason: 'reason',
  },
  { search: sql`searchable(name || ' ' || contract || ' ' || mail)`, sort: '-declared_at', id: sql.ref('id') },
)

const columns = exportsOf(endingList)

const selectEndings = (db: Queries) =>
  db.selectFrom('contract_endings').select(['id', 'kind', 'name', 'contract', 'mail', 'reason', 'declared_at'])
/** Where it was sent from stays in the database, as of every proof. */
const present = (row: Omit<Selectable<ContractEndings>, 'address' | 'tenant_id'>): ContractEndingLine => ({
  ...row,
  kind: row.kind as ContractEnding,
})

/** What consumers declared, read by those it was told to; an export is remembered. */
export const listEndings: Verb<typeof consumersContract.endings> = async (context, { query }) => {
  authorize(may.readEndings(context.actor))
  const zoned = { ...plan, zone: context.tenant.time_zone }
  if (query.format) {
    await trace(context, { action: 'export_list', info: 'contract endings' })
    return exportTable(context, {
      name: 'retractations-resiliations',
      plan: zoned,
      asked: query,
      query: selectEndings,
      present: (rows) => rows.map(present),
      columns,
    })
  }
  const page = await listed(selectEndings(context.db), zoned, query)
  return { ...page, results: page.results.map(present) }
}
