import { withTenant } from '../../../platform/database/tenancy.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { providerOf } from '../provider/provider.ts'
import { findCheckout } from '../queries.ts'

/** Gives a charge back at the provider. @throws the provider's failure, so that the job is tried again */
export async function refund(
  { services, tenant }: JobSetting,
  { checkout, amount, movement }: { checkout: string; amount: number; movement?: number },
): Promise<void> {
  const row = await withTenant(services.database, tenant.id, ({ db }) => findCheckout(db, checkout), { readOnly: true })
  if (row?.payment_ref)
    await providerOf(services).refund(
      row.payment_ref,
      amount,
      movement === undefined ? `refund ${checkout}` : `refund ${checkout} ${movement}`,
    )
}
