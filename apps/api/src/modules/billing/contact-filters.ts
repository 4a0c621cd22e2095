import { billCategory } from '@kxo/domain/billing/category'
import { may } from '@kxo/domain/billing/permissions'
import { billStatus } from '@kxo/domain/billing/status'
import { sql } from 'kysely'
import type { ContactFilter } from '../contacts/index.ts'

const owed = sql.join(billStatus.codesOf('toPay', 'issued').map((code) => sql.lit(code)))

/** People who owe something on a bill of theirs, for those who invoice. */
export const billingFilters: Record<string, ContactFilter> = {
  has_unpaid_bill: {
    field: {
      at: sql`b.to_be_paid > 0`,
      kind: 'flag',
      within: (condition) => sql`exists (select from bills b where b.tenant_id = users.tenant_id and b.user_id = users.id
        and b.category = ${sql.lit(billCategory.codeOf('invoice'))} and b.status in (${owed}) and ${condition})`,
    },
    permitted: may.invoice,
  },
}
