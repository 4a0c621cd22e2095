import { bankLineList } from '@kxo/domain/payments/matching/list'
import type { matchingContract } from '@kxo/domain/payments/matching/matching-contract'
import { may } from '@kxo/domain/payments/permissions'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { isIn, type LineRow, presentLines, selectLines } from './bank-line.ts'

const plan = planOf(
  bankLineList,
  { paid_on: 'bank_lines.paid_on', payer: 'bank_lines.payer', amount: 'bank_lines.amount' },
  {
    search: sql`searchable(bank_lines.payer || ' ' || bank_lines.label || ' ' || bank_lines.reference)`,
    sort: '-paid_on',
    id: sql`bank_lines.id`,
  },
)

export const listBankLines: Verb<typeof matchingContract.bankLines> = async (context, { query }) => {
  authorize(may.account(context.actor))
  const rows = selectLines(context.db).where(isIn(query.state ?? 'toMatch'))
  const { results, ...page } = await listed(rows, plan, query)
  return { ...page, results: await presentLines(context, results as LineRow[]) }
}
