import type { SessionEnd } from '@kxo/domain/identity/session-end'
import type { Context } from '../../platform/context.ts'
import { endStreams } from '../../platform/live.ts'
import { acrossTenantsFrom } from '../../platform/tenancy.ts'

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
const revocation = ({ db, now }: Context, because: string) =>
  db.updateTable('sessions').set({ revoked_at: now, revoked_because: because }).where('revoked_at', 'is', null).returning('id')

export async function revokeSession(context: Context, sessionId: string, because: string): Promise<void> {
  const end: SessionEnd = { because }
  await endStreams(context, ids(await revocation(context, because).where('id', '=', sessionId).execute()), end)
}

/** Every open session of a person but `kept`, and those they hold in the name of others. @returns how many of their own */
export async function revokeSessionsOf(context: Context, userId: number, because: string, kept: string | null = null): Promise<number> {
  const own = await revocation(context, because)
    .where('user_id', '=', userId)
    .$if(kept !== null, (query) => query.where('id', '<>', kept ?? ''))
    .execute()
  const held = await revocation(context, because)
    .where('acting_admin_id', '=', userId)
    .$if(kept !== null, (query) => query.where('acting_session_id', '<>', kept ?? ''))
    .execute()
  const elsewhere = await revokeHeldElsewhere(context, userId, because, kept)
  await endStreams(context, ids([...own, ...held, ...elsewhere]))
  return own.length
}

/** What the vendor's people hold in other tenants ends with their own. */
async function revokeHeldElsewhere(context: Context, userId: number, because: string, kept: string | null): Promise<{ id: string }[]> {
  const { db, tenant, transaction } = context
  const person = await db.selectFrom('users').select('is_super_admin').where('id', '=', userId).executeTakeFirst()
  if (!person?.is_super_admin) return []
  return acrossTenantsFrom(transaction, { home: tenant.id }, () =>
    revocation(context, because)
      .where('tenant_id', '<>', tenant.id)
      .where('acting_tenant_id', '=', tenant.id)
      .where('acting_session_id', 'in', (own) =>
        own
          .selectFrom('sessions as own')
          .select('own.id')
          .where('own.tenant_id', '=', tenant.id)
          .where('own.user_id', '=', userId)
          .$if(kept !== null, (query) => query.where('own.id', '<>', kept ?? '')),
      )
      .execute(),
  )
}

/** Every open session of the tenant but `kept`. @returns how many */
export async function revokeEverySession(context: Context, because: string, kept: string | null = null): Promise<number> {
  const closed = await revocation(context, because)
    .$if(kept !== null, (query) => query.where('id', '<>', kept ?? ''))
    .execute()
  await endStreams(context, ids(closed))
  return closed.length
}
