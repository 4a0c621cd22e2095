import { accountStatus } from '@kxo/domain/identity/status'
import { revokeEverySession } from './sessions/revoke-sessions.ts'
import { countOpenSessions } from './sessions/sessions.ts'

/** What a tenant is told of its accounts: who may sign in, how many sessions are open, and how to close them all. */
export const accountsOfTenant = {
  active: accountStatus.codeOf('active'),
  shutOut: accountStatus.codesOf('suspended', 'disabled', 'deleted'),
  invited: accountStatus.codeOf('invited'),
  countSessions: countOpenSessions,
  closeSessions: revokeEverySession,
}
