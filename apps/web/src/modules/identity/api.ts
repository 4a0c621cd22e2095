import { identityContract, type Session, type SessionUser } from '@kxo/domain/identity/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../app/api-client.ts'
import { keepSession, readSession } from '../../app/session.ts'

const kept = (session: Session): Session => {
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
  kept(await call(identityContract.login, { body: { identifier, password, client, ...(totp !== undefined && { totp }) } }))

/** The password is right, a code is wanted too. */
export const isCodeNeeded = (error: unknown): boolean => (error as { code?: string }).code === 'codeNeeded'

/** The password is right, and the account waits or was suspended. */
export const isHeldOut = (error: unknown): boolean => ['awaitingValidation', 'suspended'].includes((error as { code?: string }).code ?? '')

export const requestPasswordReset = (client: string, mail: string) =>
  call(identityContract.requestPasswordReset, { params: { client }, body: { mail } })

export const sendValidationCode = (client: string, mail: string) =>
  call(identityContract.sendValidationCode, { params: { client }, body: { mail } })

export const passwordLinkQuery = (client: string, unique: string) =>
  queryOptions({
    queryKey: ['password-link', client, unique],
    queryFn: ({ signal }) => call(identityContract.readPasswordLink, { params: { client, unique } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const choosePassword = async (
  client: string,
  unique: string,
  body: Input<typeof identityContract.choosePassword>['body'],
): Promise<Session> => kept(await call(identityContract.choosePassword, { params: { client, unique }, body }))

export const linkQuery = (client: string, code: string) =>
  queryOptions({
    queryKey: ['personal-link', client, code],
    queryFn: ({ signal }) => call(identityContract.readLink, { params: { client, code } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Opens the restricted session of a personal link, keeps it, and answers where it leads. */
export async function openLink(client: string, code: string): Promise<string> {
  const { session, path } = await call(identityContract.openLink, { params: { client, code } })
  keepSession(session)
  return path
}

/** Sends a new link in place of a dead one, to the address on file. */
export const renewLink = (client: string, code: string) => call(identityContract.renewLink, { params: { client, code } })
