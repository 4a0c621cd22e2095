import type { accountContract } from '@kxo/domain/identity/account-contract'
import { may } from '@kxo/domain/identity/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { ownAccount } from '../account/prove-password.ts'
import { openSessionsOf } from '../queries.ts'
import { revokeSession, revokeSessionsOf } from './revoke-sessions.ts'
import { isSessionId } from './sessions.ts'

const seeOwn = ({ actor }: Context, id: number): void => {
  if (!may.seeSessions(actor, { user_id: id })) refuse(kernelErrors.notFound)
}

export const listSessions: Verb<typeof accountContract.listSessions> = async (context, { params }) => {
  seeOwn(context, params.id)
  const rows = await openSessionsOf(context.db, params.id, context.now)
  return rows.map(({ id, user_agent, address, created_at, last_used_at, is_link, acting_admin_name }) => ({
    id,
    user_agent: user_agent ?? '',
    address: address ?? '',
    created_at,
    last_used_at,
    is_restricted: is_link,
    is_current: id === context.actor.session_id,
    acting_admin: acting_admin_name,
  }))
}

/** @throws 404 for a session that is not one's own, or is closed already */
export const closeSession: Verb<typeof accountContract.closeSession> = async (context, { params }) => {
  await ownAccount(context, params.id)
  if (!isSessionId(params.session)) refuse(kernelErrors.notFound)
  const open = await openSessionsOf(context.db, params.id, context.now)
  const { id } = found(open.find((session) => session.id === params.session))
  await revokeSession(context, id, 'closed by its person')
  await trace(context, { action: 'close_session' })
  return { done: true as const }
}

export const closeOtherSessions: Verb<typeof accountContract.closeOtherSessions> = async (context, { params }) => {
  await ownAccount(context, params.id)
  const closed = await revokeSessionsOf(context, params.id, 'closed by its person', context.actor.session_id)
  if (closed > 0) await trace(context, { action: 'close_session', info: String(closed) })
  return { closed }
}
