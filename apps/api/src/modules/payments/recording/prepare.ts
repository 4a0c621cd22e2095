import type { Locale } from '@kxo/domain/kernel/sentence'
import { withTenant } from '../../../platform/database/tenancy.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { findBill, linesOf, recipientOfBill } from '../../billing/index.ts'
import { findRegistration, holdMinutes } from '../../registrations/index.ts'
import { pageAddress } from '../../tenants/index.ts'
import { backOf } from '../provider/at-test-bank.ts'
import { providerOf } from '../provider/provider.ts'
import { findCheckout } from '../queries.ts'

const shortestSession = 31 * 60_000

/** Asks the provider for the page where a person pays, outside any transaction; the attempt's own number makes a retry harmless. */
export async function prepare({ services, tenant, now, contextIn }: JobSetting, { checkout }: { checkout: string }): Promise<void> {
  const request = await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const row = await findCheckout(context.db, checkout)
    if (!row || row.address !== null || row.status !== 'open') return undefined
    const bill = await findBill(context.db, row.bill_id)
    const person = bill && (await recipientOfBill(context.db, bill))
    const [line] = await linesOf(context.db, row.bill_id)
    const registration = row.registration_id === null ? undefined : await findRegistration(context.db, row.registration_id)
    return {
      tenant_id: tenant.id,
      unique_id: row.unique_id,
      amount: row.amount,
      label: line?.name || tenant.label,
      mail: person?.mail ?? null,
      language: (person?.language ?? 'fr') as Locale,
      back: pageAddress(context, await backOf(context, row)),
      expires_at: new Date(now.getTime() + Math.max(shortestSession, holdMinutes(tenant, registration) * 60_000)),
    }
  })
  if (!request) return
  const opened = await providerOf(services).createCheckout(request)
  await withTenant(services.database, tenant.id, async ({ db }) => {
    await db.updateTable('checkouts').set(opened).where('unique_id', '=', checkout).where('address', 'is', null).execute()
  })
}
