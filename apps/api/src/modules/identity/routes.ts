import { identityContract } from '@kxo/domain/identity/contract'
import { signedOut } from '@kxo/domain/identity/session-end'
import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import { found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { eventStream } from '../../platform/http/stream.ts'
import { trace } from '../traces/index.ts'
import { createAccount, sendValidationCode } from './account/accounts.ts'
import { choosePassword, readPasswordLink, requestPasswordReset } from './account/password-links.ts'
import { openPersonalLink, readPersonalLink, renewPersonalLink } from './links/open-link.ts'
import { findSpace } from './login/find-space.ts'
import { login } from './login/login.ts'
import { presentSessionUser } from './present.ts'
import { findSessionUser } from './queries.ts'
import { traceEndOfActing } from './sessions/connect-as.ts'
import { revokeSession } from './sessions/revoke-sessions.ts'
import { rotate } from './sessions/sessions.ts'

export const identityRoutes = routes(identityContract, {
  login,
  refresh: (context, { body }) => rotate(context, body.refresh),
  logout: async (context) => {
    const { address, user_agent } = context.request
    await traceEndOfActing(context)
    await revokeSession(context, found(context.actor.session_id), signedOut)
    await trace(context, { action: 'logout', info: `${address} · ${user_agent}` })
    return { done: true as const }
  },
  me: async (context) =>
    presentSessionUser(await findSessionUser(context.db, found(context.actor.session_id), found(context.actor.user_id)), context),
  stream: async ({ actor, services }) => ({
    content_type: eventStream,
    body: services.live.open({ tenant_id: actor.tenant_id, user_id: found(actor.user_id), session_id: found(actor.session_id) }),
  }),
})

export const waysInRoutes = routes(waysInContract, {
  findSpace,
  requestPasswordReset,
  sendValidationCode,
  createAccount,
  readPasswordLink,
  choosePassword,
  readLink: readPersonalLink,
  openLink: openPersonalLink,
  renewLink: renewPersonalLink,
})
