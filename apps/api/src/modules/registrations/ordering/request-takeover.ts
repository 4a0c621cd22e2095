import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import type { Context } from '../../../platform/context.ts'

/** A person asks their company to take over the bill issued to them. */
export async function requestTakeover({ db, now }: Context, registration_id: number): Promise<void> {
  const takeover_requested_at = now
  await db
    .insertInto('registration_payers')
    .values({ registration_id, kind: payerKind.codeOf('self'), takeover_requested_at })
    .onConflict((known) => known.columns(['tenant_id', 'registration_id']).doUpdateSet({ takeover_requested_at }))
    .execute()
}

/** The registrations among these whose company has a takeover to answer. */
export async function takeoversAmong({ db }: Pick<Context, 'db'>, registrations: readonly number[]): Promise<Set<number>> {
  if (registrations.length === 0) return new Set()
  const rows = await db
    .selectFrom('registration_payers')
    .select('registration_id')
    .where('registration_id', 'in', [...registrations])
    .where('takeover_requested_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ registration_id }) => registration_id))
}

/** Ends a request, answered. @returns whether one was waiting */
export async function endTakeover({ db }: Context, registration_id: number): Promise<boolean> {
  const row = await db
    .updateTable('registration_payers')
    .set({ takeover_requested_at: null })
    .where('registration_id', '=', registration_id)
    .where('takeover_requested_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
