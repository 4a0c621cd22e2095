import { identityContract, type Session, type SessionUser } from '@kxo/domain/identity/contract'
import { call } from '../../platform/api-client.ts'
import { keepSession, readSession } from '../../platform/session.ts'

const storeSession = (session: Session): Session => {
  keepSession(session)
  return session
}

/** Reads the person again as the server sees them now, and keeps them: rights and account may have changed. */
export async function reloadSession(): Promise<SessionUser> {
  const user = await call(identityContract.me, {})
  const session = readSession()
  if (session) keepSession({ ...session, user })
  return user
}

/** Opens a session at a tenant and keeps it. */
export const logIn = async (client: string, identifier: string, password: string, totp?: string): Promise<Session> =>
  storeSession(await call(identityContract.login, { body: { identifier, password, client, ...(totp !== undefined && { totp }) } }))

/** The password is right, a code is wanted too. */
export const isWholeNeeded = (error: unknown): boolean => (error as { code?: string }).code === 'codeNeeded'

/** The password is right, and the account waits or was suspended. */
export const isPendingAccount = (error: unknown): boolean =>
  ['awaitingValidation', 'suspended'].includes((error as { code?: string }).code ?? '')
