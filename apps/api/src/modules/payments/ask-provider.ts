import type { Locale } from '@kxo/domain/kernel/sentence'
import type { JobSetting } from '../../platform/job-handler.ts'
import { withTenant } from '../../platform/tenancy.ts'
import { findBill, linesOf, recipientOfBill } from '../billing/index.ts'
import { paramsOf } from '../tenants/index.ts'
import { applyProviderEvent } from './apply-event.ts'
import { backOf } from './at-test-bank.ts'
import { providerOf } from './provider.ts'
import { findCheckout } from './queries.ts'

type About = { checkout: string }
const shortestSession = 31 * 60_000

/** Asks the provider for the page where a person pays, outside any transaction; the attempt's own number makes a retry harmless. */
export async function prepare({ services, tenant, now, contextIn }: JobSetting, { checkout }: About): Promise<void> {
  const request = await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const row = await findCheckout(context.db, checkout)
    if (!row || row.address !== null || row.status !== 'open') return undefined
    const bill = await findBill(context.db, row.bill_id)
    const person = bill && (await recipientOfBill(context.db, bill))
    const [line] = await linesOf(context.db, row.bill_id)
    return {
      tenant_id: tenant.id,
      unique_id: row.unique_id,
      amount: row.amount,
      label: line?.name || tenant.label,
      mail: person?.mail ?? null,
      language: (person?.language ?? 'fr') as Locale,
      back: services.publicUrl() + (await backOf(context, row)),
      expires_at: new Date(now.getTime() + Math.max(shortestSession, paramsOf(tenant).hold_minutes * 60_000)),
    }
  })
  if (!request) return
  const opened = await providerOf(services).createCheckout(request)
  await withTenant(services.database, tenant.id, async ({ db }) => {
    await db.updateTable('checkouts').set(opened).where('unique_id', '=', checkout).where('address', 'is', null).execute()
  })
}

/** Asks the provider what became of an attempt: what it never told, or told while nobody listened. */
export async function read({ services, tenant, contextIn }: JobSetting, { checkout }: About): Promise<void> {
  const row = await withTenant(services.database, tenant.id, ({ db }) => findCheckout(db, checkout), { readOnly: true })
  if (!row?.provider_ref) return
  const event = await providerOf(services).readCheckout(row.provider_ref)
  if (event && event.tenant_id === tenant.id && event.checkout === checkout)
    await withTenant(services.database, tenant.id, async (transaction) => void (await applyProviderEvent(contextIn(transaction), event)))
}

/** Gives a charge back at the provider. @throws the provider's failure, so that the job is tried again */
export async function refund({ services, tenant }: JobSetting, { checkout, amount }: About & { amount: number }): Promise<void> {
  const row = await withTenant(services.database, tenant.id, ({ db }) => findCheckout(db, checkout), { readOnly: true })
  if (row?.payment_ref) await providerOf(services).refund(row.payment_ref, amount, `refund ${checkout}`)
}
