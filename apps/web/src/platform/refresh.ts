import { identityContract, Session } from '@kxo/domain/identity/contract'
import { kernelErrors } from '@kxo/domain/kernel/errors'
import * as z from 'zod/mini'
import { toast } from '../ui/feedback/toast.ts'
import { readLocale } from './locale.ts'
import { clearSession, keepSession, readSession, returnToOwnSession } from './session.ts'
import { refusalOf, send } from './transport.ts'

/** `kept`: a live token is in storage; `refused`: the session is dead; `unknown`: the network did not answer. */
export type Refreshed = 'kept' | 'refused' | 'unknown'

type Locks = { request: <T>(name: string, work: () => Promise<T>) => Promise<T> }
let inThisTab: Promise<unknown> = Promise.resolve()
const queue: Locks = {
  request: (_, work) => {
    const next = inThisTab.then(work, work)
    inThisTab = next.catch(() => undefined)
    return next
  },
}
const locks = (): Locks => (navigator.locks as Locks | undefined) ?? queue

/**
 * Exchanges the refresh token once for all tabs: whoever waited for the lock finds the new token already kept.
 * `usedToken` is the access token that was just refused.
 */
export function silentRefresh(usedToken: string): Promise<Refreshed> {
  return locks().request('session-refresh', async () => {
    const session = readSession()
    if (!session) return 'refused'
    if (session.access !== usedToken) return 'kept'
    try {
      const response = await send({
        method: identityContract.refresh.method,
        url: `/api${identityContract.refresh.path}`,
        headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': readLocale() },
        body: JSON.stringify({ refresh: session.refresh }),
      })
      if (response.ok) {
        keepSession(z.decode(Session, await response.json()))
        return 'kept'
      }
      if (response.status !== kernelErrors.noSession.http) return 'unknown'
      // They have logged in again meanwhile.
      if (readSession() && readSession()?.access !== usedToken) return 'kept'
      const refusal = await refusalOf(response)
      // A token used twice was stolen, or its copy was: the person is told why they are signed out.
      if (refusal.code === kernelErrors.closedForSecurity.code) toast.failure(refusal)
      return 'refused'
    } catch {
      return 'unknown'
    }
  })
}

type Ask = () => Promise<boolean>
let askAgain: Ask | null = null

/** Hands the dialog that asks to log in again over the page; the last one mounted answers. */
export function offerLoginDialog(ask: Ask): () => void {
  askAgain = ask
  return () => {
    if (askAgain === ask) askAgain = null
  }
}

let asking: Promise<boolean> | null = null
/** Asks to log in over the page, once for all the calls that wait. False when nobody can be asked or the person declines. */
export function askLogin(): Promise<boolean> {
  asking ??= (askAgain?.() ?? Promise.resolve(false)).finally(() => {
    asking = null
  })
  return asking
}

/** Whether the person is being asked to log in now: what else finds the session closed waits with them. */
export const isAskingLogin = (): boolean => asking !== null

/** `isBack`: it was of someone an administrator acted as, who is at their own session again. */
type Lost = { client: string; isSignedOut: boolean; isBack: boolean }
const lostListeners = new Set<(lost: Lost) => void>()
/** Calls `listener` with the tenant whose session was just closed by the server, and whether its person signed out elsewhere. */
export const onSessionLost = (listener: (lost: Lost) => void): (() => void) => {
  lostListeners.add(listener)
  return () => lostListeners.delete(listener)
}
/** Closes a session the server no longer accepts. */
export function loseSession(isSignedOut = false): void {
  const session = readSession()
  if (!session) return
  const isBack = !isSignedOut && returnToOwnSession()
  if (!isBack) clearSession()
  for (const listener of lostListeners) listener({ client: session.client, isSignedOut, isBack })
}
