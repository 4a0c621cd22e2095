import { sendDue } from '../modules/mailing/index.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { machineContext } from '../worker.ts'
import type { Program } from './program.ts'

/** Sends what is due in a tenant as the worker would at that instant. */
export async function sendDueAt({ services, jobs }: Pick<Program, 'services' | 'jobs'>, tenantId: number, now: Date): Promise<void> {
  const tenant = await services.tenants.find(tenantId)
  if (!tenant) throw new Error(`no tenant ${tenantId}`)
  const contextIn = (transaction: Transaction) =>
    machineContext(services, tenant, transaction, (kind, data, options) => jobs.send(transaction, tenantId, kind, data, options))
  await sendDue({ services, tenant, now, contextIn })
}

/** Early afternoon of tomorrow where events are: what leaves on the morning after has left, at whatever hour the test runs. */
export const tomorrowAfternoon = (): Date =>
  new Date(`${new Date(Date.now() + 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Paris' })}T12:00:00Z`)
