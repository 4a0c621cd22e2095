import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { keepSession } from '../../platform/session.ts'

export const findSpace = (asked: string) => call(waysInContract.findSpace, { body: { asked } })

export const requestPasswordReset = (client: string, mail: string) =>
  call(waysInContract.requestPasswordReset, { params: { client }, body: { mail } })

export const sendValidationCode = (client: string, mail: string) =>
  call(waysInContract.sendValidationCode, { params: { client }, body: { mail } })

export const passwordLinkQuery = (client: string, unique: string) =>
  queryOptions({
    queryKey: ['password-link', client, unique],
    queryFn: ({ signal }) => call(waysInContract.readPasswordLink, { params: { client, unique } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const choosePassword = async (
  client: string,
  unique: string,
  body: Input<typeof waysInContract.choosePassword>['body'],
): Promise<void> => keepSession(await call(waysInContract.choosePassword, { params: { client, unique }, body }))

export const linkQuery = (client: string, code: string) =>
  queryOptions({
    queryKey: ['personal-link', client, code],
    queryFn: ({ signal }) => call(waysInContract.readLink, { params: { client, code } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Opens the restricted session of a personal link, keeps it, and answers where it leads. */
export async function openLink(client: string, code: string): Promise<string> {
  const { session, path } = await call(waysInContract.openLink, { params: { client, code } })
  keepSession(session)
  return path
}

/** Sends a new link in place of a dead one, to the address on file. */
export const renewLink = (client: string, code: string) => call(waysInContract.renewLink, { params: { client, code } })
