import type { SessionEnd } from '@kxo/domain/identity/session-end'
import { vendorClient } from '@kxo/domain/tenants/permissions'
import type { Context } from '../../../platform/context.ts'
import { acrossTenantsFrom } from '../../../platform/database/tenancy.ts'
import { endStreams } from '../../../platform/http/live.ts'

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
const revocation = ({ db, now }: Context, because: string) =>
  db.updateTable('sessions').set({ revoked_at: now, revoked_because: because }).where('revoked_at', 'is', null).returning('id')

export async function revokeSession(context: Context, sessionId: string, because: string): Promise<void> {
  const end: SessionEnd = { because }
  await endStreams(context, ids(await revocation(context, because).where('id', '=', sessionId).execute()), end)
  const revoked = await revocation(context, because).where('acting_session_id', '=', sessionId).execute()
  const elsewhere = await revokeElsewhere(context, because, [sessionId])
  await endStreams(context, ids([...revoked, ...elsewhere]))
}

/** What an administrator holds in the name of others, when their rights change: each is opened again by who may. */
export async function revokeOpenedBy(context: Context, userId: number, because: string): Promise<void> {
  const revoked = await revocation(context, because).where('acting_admin_id', '=', userId).execute()
  const elsewhere = await revokeElsewhere(context, because, await sessionsOf(context, userId))
  await endStreams(context, ids([...revoked, ...elsewhere]))
}

/** Every open session of a person but `exceptSession`, and those they hold in the name of others. @returns how many of their own */
export async function revokeSessionsOf(
  context: Context,
  userId: number,
  because: string,
  exceptSession: string | null = null,
): Promise<number> {
  const own = await revocation(context, because)
    .where('user_id', '=', userId)
    .$if(exceptSession !== null, (query) => query.where('id', '<>', exceptSession ?? ''))
    .execute()
  const revoked = await revocation(context, because)
    .where('acting_admin_id', '=', userId)
    .$if(exceptSession !== null, (query) => query.where('acting_session_id', '<>', exceptSession ?? ''))
    .execute()
  const elsewhere = await revokeElsewhere(context, because, await sessionsOf(context, userId, exceptSession))
  await endStreams(context, ids([...own, ...revoked, ...elsewhere]))
  return own.length
}

const sessionsOf = async ({ db }: Context, userId: number, exceptSession: string | null = null): Promise<string[]> =>
  ids(
    await db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .$if(exceptSession !== null, (query) => query.where('id', '<>', exceptSession ?? ''))
      .execute(),
  )

/** What the vendor's people hold in other tenants ends with the sessions it was opened from. */
async function revokeElsewhere(context: Context, because: string, sessions: readonly string[]): Promise<{ id: string }[]> {
  const { tenant, transaction } = context
  if (tenant.name !== vendorClient || sessions.length === 0) return []
  return acrossTenantsFrom(transaction, { home: tenant.id }, () =>
    revocation(context, because)
      .where('tenant_id', '<>', tenant.id)
      .where('acting_tenant_id', '=', tenant.id)
      .where('acting_session_id', 'in', [...sessions])
      .execute(),
  )
}

/** Every open session of the tenant but `exceptSession`. @returns how many */
export async function revokeEverySession(context: Context, because: string, exceptSession: string | null = null): Promise<number> {
  const closed = await revocation(context, because)
    .$if(exceptSession !== null, (query) => query.where('id', '<>', exceptSession ?? ''))
    .execute()
  await endStreams(context, ids([...closed, ...(await revokeElsewhere(context, because, ids(closed)))]))
  return closed.length
}
