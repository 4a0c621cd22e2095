import { withTenant } from '../../platform/database/tenancy.ts'
import type { JobSetting } from '../../platform/work/job-handler.ts'
import { applyProviderEvent } from './provider/apply-provider-event.ts'
import { providerOf } from './provider/provider.ts'
import { findCheckout } from './queries.ts'

/** Asks the provider what became of an attempt: what it never told, or told while nobody listened. */
export async function read({ services, tenant, contextIn }: JobSetting, { checkout }: { checkout: string }): Promise<void> {
  const row = await withTenant(services.database, tenant.id, ({ db }) => findCheckout(db, checkout), { readOnly: true })
  if (!row?.provider_ref) return
  const event = await providerOf(services).readCheckout(row.provider_ref)
  if (event && event.tenant_id === tenant.id && event.checkout === checkout)
    await withTenant(services.database, tenant.id, async (transaction) => void (await applyProviderEvent(contextIn(transaction), event)))
}
