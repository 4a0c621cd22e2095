import type { Session } from '@kxo/domain/identity/contract'
import { login } from '@kxo/domain/identity/paths'
import type { ClientParams } from '@kxo/domain/tenants/contract'
import { useNavigate } from '@tanstack/react-router'
import { call } from './api-client.ts'
import { landingOf } from './landing.ts'
import { usePageList } from './page-list.tsx'
import { forgetPerson } from './query-client.ts'
import { actAs, readSession, returnToOwnSession } from './session.ts'
import { useViewer, viewerOf } from './viewer.ts'

/** Goes where the session that was just kept starts; through its login when it is of another tenant. */
function useStart(): (tenant: ClientParams) => void {
  const { pages } = usePageList()
  const navigate = useNavigate()
  return (tenant) => {
    forgetPerson()
    const session = readSession()
    if (!session) return
    const home = session.client_id === tenant.id ? landingOf(pages, viewerOf(session, tenant)) : login(session.client)
    if (home) void navigate({ to: home })
  }
}

/** Acts as the person of a session the server just opened. */
export function useActAs(): (session: Session) => void {
  const { tenant } = useViewer()
  const start = useStart()
  return (session) => {
    actAs(session)
    start(tenant)
  }
}

/** Ends acting as someone, and returns to the administrator's own session. */
export function useReturnToOwn(): () => Promise<void> {
  const { tenant } = useViewer()
  const start = useStart()
  return async () => {
    // The server is told first; the person returns even when it cannot be.
    await import('@kxo/domain/identity/account-contract')
      .then(({ accountContract }) => call(accountContract.endActing, {}, { isQuiet: true }))
      .catch(() => undefined)
    // Its news may have come before its answer, and led back already.
    if (returnToOwnSession()) start(tenant)
  }
}
