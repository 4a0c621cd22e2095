import type { Instalment } from '@kxo/domain/payments/rules'
import type { Context } from '../../../platform/context.ts'
import { instalmentsOf } from '../queries.ts'

/** Writes what a registration pays later, once. */
export async function keepPlan({ db }: Context, registration_id: number, rows: readonly Instalment[]): Promise<void> {
  if ((await instalmentsOf(db, registration_id)).length > 0) return
  await db
    .insertInto('instalments')
    .values(
      rows.map(({ due_on, amount }, index) => ({ registration_id, rank: index + 1, due_on, amount, is_last: index === rows.length - 1 })),
    )
    .execute()
}
