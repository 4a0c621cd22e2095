import { type groupedContract, groupedLimits } from '@kxo/domain/payments/grouped/grouped-contract'
import type { Verb } from '../../../platform/http/serve.ts'
import { allowGrouped } from './allow.ts'
import { type BillableRow, billablesOf } from './billables.ts'

const shown = ({ registration: _, draft: __, ...row }: BillableRow) => row

export const listBillables: Verb<typeof groupedContract.billables> = async (context, { query }) => {
  allowGrouped(context)
  const { company, entity, sources } = query
  const { rows, read } = await billablesOf(context, query)
  const entities = await context.db.selectFrom('entities').select(['id', 'name']).orderBy('name').execute()
  const chosen = rows.filter(
    (row) =>
      (company === undefined || row.company === company) &&
      (entity === undefined || row.entity === entity) &&
      (!sources || sources.length === 0 || sources.includes(row.source)),
  )
  return { rows: chosen.slice(0, groupedLimits.rows).map(shown), entities, is_cut: read > groupedLimits.rows }
}
