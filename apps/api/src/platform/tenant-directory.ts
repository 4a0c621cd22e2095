import type { Glossary } from '@kxo/domain/kernel/language'
import type { Labels } from '@kxo/domain/kernel/rewording'
import type { Database } from './database/database.ts'
import { acrossTenants, type Transaction } from './database/tenancy.ts'

/** What every request needs of its tenant. `settings` belongs to the tenants module, which alone reads it. */
export type Tenant = {
  id: number
  name: string
  label: string
  glossary: Glossary
  /** Labels the tenant says in its own words. */
  labels: Labels
  time_zone: string
  is_suspended: boolean
  settings: unknown
}
export type TenantRow = {
  id: number
  name: string
  label: string
  kind: string
  logo_file_id: number | null
  params: unknown
  features: string[]
  texts: unknown
  colours: unknown
  glossary: unknown
  labels: unknown
  languages: string[]
  max_events: number | null
  max_admins: number | null
  max_mails_per_month: number | null
  suspended_at: Date | null
}
export type ReadTenant = (row: TenantRow) => Tenant

const freshFor = 5_000
const channel = 'kxo_tenants'

/** Tells every process, when the transaction commits and only then, that a tenant is no longer what it was. */
export async function forgetTenantOnCommit({
  transaction,
  services,
}: {
  transaction: Transaction
  services: { tenants: Pick<TenantDirectory, 'forget'> }
}): Promise<void> {
  await transaction.client.query('select pg_notify($1, $2)', [channel, ''])
  transaction.afterCommit(services.tenants.forget)
}

/** Forgets what is remembered of tenants at each change told by any process. */
export const hearTenantChanges = (database: Database, { forget }: Pick<TenantDirectory, 'forget'>): Promise<() => Promise<void>> =>
  database.listen(channel, forget, forget)

/** Finds tenants by number or lower-cased name, remembered a few seconds; `forget` follows a change of settings. */
export function tenantDirectory(database: Database, read: ReadTenant) {
  const known = new Map<string, { at: number; tenant: Promise<Tenant | undefined> }>()
  const load = (key: string): Promise<Tenant | undefined> =>
    acrossTenants(
      database,
      async ({ db }) => {
        const query = db.selectFrom('tenants').selectAll()
        const row = await (/^\d+$/.test(key) ? query.where('id', '=', Number(key)) : query.where('name', '=', key)).executeTakeFirst()
        return row && read(row as TenantRow)
      },
      { readOnly: true },
    )
  return {
    find(client: string | number): Promise<Tenant | undefined> {
      const key = String(client).toLowerCase()
      if (!/^[a-z0-9-]{1,63}$/.test(key) || (/^\d+$/.test(key) && Number(key) > 2_147_483_647)) return Promise.resolve(undefined)
      const cached = known.get(key)
      if (cached && Date.now() - cached.at < freshFor) return cached.tenant
      if (known.size > 10_000) known.clear()
      const tenant = load(key)
      known.set(key, { at: Date.now(), tenant })
      tenant.catch(() => known.delete(key))
      return tenant
    },
    forget: () => known.clear(),
  }
}
export type TenantDirectory = ReturnType<typeof tenantDirectory>
