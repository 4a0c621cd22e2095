import { Session } from '@kxo/domain/identity/contract'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { noteToken } from './access-token.ts'
import { forgetTakenAlong, storage, storageKeys } from './storage.ts'

let current: Session | null | undefined
const listeners = new Set<() => void>()
const changed = (): void => {
  current = undefined
  for (const listener of listeners) listener()
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function fromStorage(): Session | null {
  const stored = {
    access: storage.read(storageKeys.token),
    refresh: storage.read(storageKeys.refresh),
    user: storage.readJson(storageKeys.user),
    is_partner: storage.read(storageKeys.isPartner),
    is_referent: storage.read(storageKeys.isReferent),
    client_id: storage.read(storageKeys.clientId),
    client: storage.read(storageKeys.client),
  }
  const user = stored.user as { is_admin?: unknown } | null
  const read = z.safeDecode(Session, { ...stored, user_admin: user?.is_admin } as z.input<typeof Session>)
  return read.success ? read.data : null
}

/** The open session, or null; half a session counts as none. */
export function readSession(): Session | null {
  if (current === undefined) current = fromStorage()
  return current
}

/** What is kept of a session as the server answers it: keys and texts. */
export const storedSession = (wire: z.input<typeof Session>): [string, string][] => [
  [storageKeys.token, wire.access],
  [storageKeys.refresh, wire.refresh],
  [storageKeys.user, asText(wire.user)],
  [storageKeys.isPartner, asText(wire.is_partner)],
  [storageKeys.isReferent, asText(wire.is_referent)],
  [storageKeys.clientId, asText(wire.client_id)],
  [storageKeys.client, wire.client],
]

/** Keeps a session under the specification's keys; every tab follows. */
export function keepSession(session: Session): void {
  noteToken(session.access)
  for (const [key, text] of storedSession(z.encode(Session, session))) storage.write(key, text)
  changed()
}

const sessionKeys = [
  storageKeys.token,
  storageKeys.refresh,
  storageKeys.user,
  storageKeys.isPartner,
  storageKeys.isReferent,
  storageKeys.clientId,
  storageKeys.client,
  storageKeys.glossary,
  storageKeys.clientParams,
  storageKeys.adminSession,
]

/** Forgets the session (and the administrator's behind it) with what was taken along in it; every tab follows. */
export function clearSession(): void {
  for (const key of sessionKeys) storage.forget(key)
  forgetTakenAlong()
  changed()
}

/** Sets the administrator's own session aside and acts as `session`'s person. */
export function actAs(session: Session): void {
  const own = readSession()
  if (own) storage.write(storageKeys.adminSession, JSON.stringify(z.encode(Session, own)))
  keepSession(session)
}

/** The administrator's own session, set aside while they act as someone; else null. */
export function readOwnSession(): Session | null {
  const own = z.safeDecode(Session, storage.readJson(storageKeys.adminSession) as z.input<typeof Session>)
  return own.success ? own.data : null
}

/** Back to the administrator's own session; false when there is none to return to. */
export function returnToOwnSession(): boolean {
  const own = readOwnSession()
  storage.forget(storageKeys.adminSession)
  if (own) keepSession(own)
  return own !== null
}

/** The language of the account of whoever is at the screen: of the administrator while they act as someone. */
export function languageOfAccount(): Session['user']['language'] | null {
  const session = readSession()
  return (session?.user.acting_admin ? readOwnSession() : session)?.user.language ?? null
}

/** Calls `listener` whenever the session changes, here or in another tab. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === storageKeys.token || event.key === storageKeys.user) changed()
  })

export const useSession = (): Session | null => useSyncExternalStore(watchSession, readSession)
