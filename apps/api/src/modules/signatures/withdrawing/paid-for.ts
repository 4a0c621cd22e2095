import type { Context } from '../../../platform/context.ts'
import { invoicesOfPlace } from '../../billing/index.ts'
import { findRegistrations } from '../../registrations/index.ts'
import { type AgreementRecord, coveredBy } from '../queries.ts'

/** Cents a person paid for what their agreement covers: what a withdrawal gives back. Of what is not invoiced to a person, nothing. */
export async function paidFor({ db }: Context, row: Pick<AgreementRecord, 'id' | 'user_id'>): Promise<number> {
  if (row.user_id === null) return 0
  let paid = 0
  for (const registration of await findRegistrations(db, await coveredBy(db, row.id)))
    for (const { bill } of await invoicesOfPlace(db, registration)) if (bill.company_id === null) paid += bill.paid
  return paid
}
