import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import type { Context } from '../../../platform/context.ts'
import { fromAbove } from '../dependencies.ts'
import type { RegistrationRow } from '../queries.ts'
import { stepOf } from '../registering/advance.ts'
import { billPayer } from './bill-payer.ts'
import { isFunded, isRefused, payerSaid } from './payers.ts'

/**
 * The company of a person pays an order already placed: its draft is made out to it and the place no longer counted down; what a funder took on
 * stays the funder's, and the company takes the rest. The caller holds the bill.
 */
export async function payByCompany(context: Context, row: RegistrationRow): Promise<void> {
  const { db, now } = context
  const former = await payerSaid(db, row.id)
  const isFollowed = former !== undefined && isFunded(former)
  const kind = isFollowed ? former.kind : payerKind.codeOf('company')
  const said = { kind, company_id: row.company_id, said_at: now }
  await db
    .insertInto('registration_payers')
    .values({ registration_id: row.id, ...said })
    .onConflict((known) => known.columns(['tenant_id', 'registration_id']).doUpdateSet(said))
    .execute()
  const paid = isFollowed && !isRefused(row) ? { has_other_payer: true } : { is_company_paid: true }
  const changed = { ...paid, hold_expires_at: null }
  await db.updateTable('registrations').set(changed).where('id', '=', row.id).execute()
  await fromAbove().endContracts(context, [row.id])
  const after = { ...row, ...changed }
  const { price } = await stepOf(context, after)
  await billPayer(context, after, { said: await payerSaid(db, row.id), price: price ?? null })
}
