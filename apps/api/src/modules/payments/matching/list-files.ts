import { bankFileList } from '@kxo/domain/payments/matching/list'
import type { BankFile, matchingContract } from '@kxo/domain/payments/matching/matching-contract'
import { may } from '@kxo/domain/payments/permissions'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'

const lines = sql`from bank_lines l where l.tenant_id = bank_files.tenant_id and l.file_id = bank_files.id`
export const selectFiles = (db: Queries) =>
  db
    .selectFrom('bank_files')
    .innerJoin('entities', (join) =>
      join.onRef('entities.tenant_id', '=', 'bank_files.tenant_id').onRef('entities.id', '=', 'bank_files.entity_id'),
    )
    .leftJoin('users as clerks', (join) =>
      join.onRef('clerks.tenant_id', '=', 'bank_files.tenant_id').onRef('clerks.id', '=', 'bank_files.created_by'),
    )
    .selectAll('bank_files')
    .select([
      'entities.name as entity',
      sql<string | null>`clerks.first_name || ' ' || clerks.last_name`.as('clerk'),
      sql<number>`(select count(*)::integer ${lines} and l.matched = l.amount)`.as('matched'),
      sql<number>`(select count(*)::integer ${lines} and l.matched < l.amount and l.aside_reason is null)`.as('left'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof selectFiles>['executeTakeFirstOrThrow']>>

const plan = planOf(
  bankFileList,
  { created_at: 'bank_files.created_at', file_name: 'bank_files.file_name' },
  { search: sql`searchable(bank_files.file_name || ' ' || bank_files.account)`, sort: '-created_at', id: sql`bank_files.id` },
)

export const presentFile = (row: Row): BankFile => ({
  id: row.id,
  file_name: row.file_name,
  format: row.format as BankFile['format'], // the table takes no other
  account: row.account,
  entity: row.entity,
  credits: row.credits,
  added: row.added,
  matched: row.matched,
  left: row.left,
  debits: row.debits,
  skipped: row.skipped,
  created_by: row.clerk,
  created_at: row.created_at,
})

export const listBankFiles: Verb<typeof matchingContract.bankFiles> = async ({ db, actor }, { query }) => {
  authorize(may.account(actor))
  const { results, ...page } = await listed(selectFiles(db), plan, query)
  return { ...page, results: (results as Row[]).map(presentFile) }
}
