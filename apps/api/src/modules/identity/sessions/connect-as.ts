import type { accountContract } from '@kxo/domain/identity/account-contract'
import { identityErrors } from '@kxo/domain/identity/errors'
import { may } from '@kxo/domain/identity/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { acrossTenantsFrom } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { TenantRow } from '../../../platform/tenant-directory.ts'
import { readTenant } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { isBlocked } from '../login/is-blocked.ts'
import { findUser, type UserRow } from '../queries.ts'
import { actedPerson } from './actor-behind.ts'
import { revokeSession } from './revoke-sessions.ts'
import { type Acting, openSession } from './sessions.ts'

const nameOf = ({ first_name, last_name }: Pick<UserRow, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.trim()
const active = accountStatus.codeOf('active')

/** The administrator as the session and every trace will name them. */
async function actingAs(context: Context, isOfVendor: boolean): Promise<Acting> {
  const { actor, db, tenant } = context
  const own = found(await findUser(db, found(actor.user_id)))
  const session = await db
    .selectFrom('sessions')
    .select(['id', 'expires_at'])
    .where('id', '=', found(actor.session_id))
    .executeTakeFirstOrThrow()
  return {
    id: isOfVendor ? 0 : own.id,
    name: isOfVendor ? `${nameOf(own)} (${tenant.label})` : nameOf(own),
    tenant_id: tenant.id,
    session_id: session.id,
    expires_at: session.expires_at,
  }
}

/** Traces of the act name who acts even before their session's first call. */
const actingContext = (context: Context, acting: Acting, userId: number): Context => ({
  ...context,
  actor: { ...context.actor, user_id: userId, acting_admin_id: acting.id },
})

/** Acts as someone, traced. @throws 403 when the person stands above the administrator, 404 for an account that cannot sign in */
export const connectAs: Verb<typeof accountContract.connectAs> = async (context, { params }) => {
  authorize(may.connectAs(context.actor, { user_id: params.id, profile: 'USR', is_admin: false, is_super_admin: false }))
  const person = found(await findUser(context.db, params.id))
  if (isBlocked(person.status)) refuse(kernelErrors.notFound)
  authorize(may.connectAs(context.actor, actedPerson(person)))
  const acting = await actingAs(context, false)
  await trace(context, { action: 'connect_as', info: nameOf(person), subject_id: person.id })
  return openSession(context, person.id, { acting })
}

/** The vendor's people enter a tenant as its first full administrator; traced in both. */
export const enterTenant: Verb<typeof accountContract.enterTenant> = async (context, { body }) => {
  authorize(may.enterTenant(context.actor, context.tenant))
  if (body.tenant === context.tenant.id) refuse(kernelErrors.notFound)
  const acting = await actingAs(context, true)
  const entered = await acrossTenantsFrom(context.transaction, { home: context.tenant.id, to: body.tenant }, async () => {
    const { db } = context
    const row = found(await db.selectFrom('tenants').selectAll().where('id', '=', body.tenant).executeTakeFirst())
    const tenant = readTenant(row as TenantRow)
    const person = await db
      .selectFrom('users')
      .selectAll()
      .where('is_admin', '=', true)
      .where('is_restricted', '=', 0)
      .where('profile_code', '=', 'ADM')
      .where('status', '=', active)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!person) refuse(identityErrors.noAdministrator)
    const inside = { ...actingContext(context, acting, person.id), tenant }
    const session = await openSession(inside, person.id, { acting })
    await trace(inside, { action: 'connect_as', info: acting.name, subject_id: person.id, acting_admin_name: acting.name })
    return { session, label: tenant.label }
  })
  await trace(context, { action: 'connect_as', info: entered.label, subject: 'tenant', subject_id: body.tenant })
  return entered.session
}

/** Ends a session held in someone's name: its length is traced, where it was opened too. */
export async function traceEndOfActing(context: Context): Promise<void> {
  const { actor, db, now } = context
  if (actor.acting_admin_id === null) return
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'sessions.tenant_id').onRef('users.id', '=', 'sessions.user_id'))
    .select(['sessions.created_at', 'sessions.acting_tenant_id', 'sessions.acting_session_id', 'users.first_name', 'users.last_name'])
    .where('sessions.id', '=', found(actor.session_id))
    .executeTakeFirstOrThrow()
  const minutes = Math.max(1, Math.round((now.getTime() - session.created_at.getTime()) / 60_000))
  const info = `${nameOf(session)} · ${minutes} min`
  await trace(context, { action: 'connect_as_end', info, subject_id: found(actor.user_id) })
  const { acting_tenant_id: home, acting_session_id: own } = session
  if (home === null || home === context.tenant.id || own === null) return
  await acrossTenantsFrom(context.transaction, { home: context.tenant.id, to: home }, async () => {
    const admin = await db.selectFrom('sessions').select('user_id').where('id', '=', own).executeTakeFirst()
    const inside = { ...context, actor: { ...context.actor, user_id: admin?.user_id ?? null, acting_admin_id: null } }
    await trace(inside, {
      action: 'connect_as_end',
      info: `${context.tenant.label} · ${minutes} min`,
      subject: 'tenant',
      subject_id: context.tenant.id,
      acting_admin_name: null,
    })
  })
}

export const endActing: Verb<typeof accountContract.endActing> = async (context) => {
  authorize(may.endActing(context.actor))
  await traceEndOfActing(context)
  await revokeSession(context, found(context.actor.session_id), 'acting ended')
  return { done: true as const }
}
