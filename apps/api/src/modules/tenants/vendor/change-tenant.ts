import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { TraceKey } from '@kxo/domain/traces/actions'
import { sql, type Updateable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tenants } from '../../../platform/database-types.ts'
import { publish } from '../../../platform/http/live.ts'
import { forgetTenantOnCommit } from '../../../platform/tenant-directory.ts'
import { trace } from '../../traces/index.ts'

type Change = {
  /** The version the caller looked at. */
  version: number
  set: Updateable<Tenants>
  action: TraceKey
  /** Which sheet was changed: who changed it last is shown on it. */
  sheet: string
  before: object
  after: object
}

const fieldsThatDiffer = (before: object, after: object): { before: object; after: object } => {
  const was = before as Record<string, unknown>
  const changed = Object.entries(after).filter(([name, value]) => JSON.stringify(was[name]) !== JSON.stringify(value))
  return { before: Object.fromEntries(changed.map(([name]) => [name, was[name] ?? null])), after: Object.fromEntries(changed) }
}

/**
 * Writes a sheet of the tenant's settings: traced with what differs, told to open pages, forgotten by every process.
 * @throws 409 when it was changed meanwhile
 */
export async function changeTenant(context: Context, { version, set, action, sheet, before, after }: Change): Promise<{ version: number }> {
  const changed = await context.db
    .updateTable('tenants')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('id', '=', context.tenant.id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (!changed) refuse(kernelErrors.editedMeanwhile)
  await trace(context, { action, subject: `settings_${sheet}`, change: fieldsThatDiffer(before, after) })
  await tellTenantChanged(context)
  return changed
}

/** Every open page of a tenant reads it again. */
export const tellPages = ({ transaction }: Pick<Context, 'transaction'>, tenant: Pick<Context['tenant'], 'id'>): Promise<void> =>
  publish({ transaction, tenant }, { to: 'everyone', kind: 'tenant' })

/** Every open page reads the tenant again; every process forgets what it remembers of it. */
export async function tellTenantChanged(context: Context): Promise<void> {
  await tellPages(context, context.tenant)
  await forgetTenantOnCommit(context)
}
