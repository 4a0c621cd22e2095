import type { ContractEndingLine, consumersContract } from '@kxo/domain/consumers/contract'
import { type ContractEnding, contractEnding } from '@kxo/domain/consumers/kind'
import { may } from '@kxo/domain/consumers/permissions'
import { consumersWords as w } from '@kxo/domain/consumers/words'
import { type Selectable, sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { ContractEndings } from '../../platform/database-types.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type ListPlan, listed } from '../../platform/lists/listing.ts'
import { type ExportColumn, exportTable } from '../../platform/tables/table-export.ts'
import { trace } from '../traces/index.ts'

const plan: ListPlan = {
  fields: {
    declared_at: { at: sql.ref('declared_at'), kind: 'instant', isAlwaysFilled: true },
    kind: { at: sql.ref('kind'), kind: 'text' },
    name: { at: sql.ref('name'), kind: 'text' },
    contract: { at: sql.ref('contract'), kind: 'text' },
    mail: { at: sql.ref('mail'), kind: 'text' },
    reason: { at: sql.ref('reason'), kind: 'text' },
  },
  search: sql`searchable(name || ' ' || contract || ' ' || mail)`,
  sort: '-declared_at',
  id: sql.ref('id'),
}

const columns: Readonly<Record<string, ExportColumn<ContractEndingLine>>> = {
  name: { label: w.declarant, kind: 'text', value: ({ name }) => name },
  kind: { label: w.kind, kind: 'text', value: ({ kind }) => contractEnding.labelOf(kind) },
  contract: { label: w.contractOrOrder, kind: 'text', value: ({ contract }) => contract },
  mail: { label: w.declarantMail, kind: 'text', value: ({ mail }) => mail },
  declared_at: { label: w.receivedAt, kind: 'instant', value: ({ declared_at }) => declared_at },
  reason: { label: w.reason, kind: 'text', value: ({ reason }) => reason },
}

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
