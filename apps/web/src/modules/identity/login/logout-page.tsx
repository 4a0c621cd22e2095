import { identityContract } from '@kxo/domain/identity/contract'
import { defaultLoginClient, login } from '@kxo/domain/identity/paths'
import { stepWords } from '@kxo/domain/identity/step-words'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call } from '../../../platform/api-client.ts'
import { forgetPerson } from '../../../platform/query-client.ts'
import { forgetTarget } from '../../../platform/remembered-target.ts'
import { clearSession, keepSession, readOwnSession, readSession } from '../../../platform/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Panel } from './panel.tsx'

/** Revokes the session, and the administrator's behind it; the browser forgets even when the server cannot be told. */
async function closeSessions(): Promise<void> {
  // Read first: the news of one that ends may come before its answer, and forget what is behind it.
  const [shown, behind] = [readSession(), readOwnSession()]
  const revoke = () => call(identityContract.logout, {}, { isQuiet: true }).catch(() => undefined)
  if (shown) await revoke()
  if (behind) {
    keepSession(behind)
    await revoke()
  }
  clearSession()
}

/** Ends the session and goes to the login of its tenant, or of the one asked. */
export default function LogoutPage() {
  const navigate = useNavigate()
  const [search] = useAddress()
  const started = useRef(false)
  const namedClient = search['client']
  useEffect(() => {
    if (started.current) return
    started.current = true
    const session = readSession()
    const client = namedClient ?? session?.client ?? defaultLoginClient
    void closeSessions().then(() => {
      // After the session: another tab, put out by the server meanwhile, has just remembered where it was.
      if (!namedClient) forgetTarget()
      forgetPerson()
      if (session) toast.success(stepWords.loggedOut)
      return navigate({ to: login(client.toLowerCase()), replace: true })
    })
  }, [namedClient, navigate])
  return <Panel title={stepWords.loggingOut} />
}
