import { waysInContract } from '@kxo/domain/identity/ways-in-contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { keepSession } from '../../../platform/session.ts'

export const findSpace = (typed: string) => call(waysInContract.findSpace, { body: { asked: typed } })

export const requestPasswordReset = (mail: string) => call(waysInContract.requestPasswordReset, { body: { mail } })

export const sendValidationCode = (mail: string) => call(waysInContract.sendValidationCode, { body: { mail } })

export const passwordLinkQuery = (unique: string) =>
  apiQuery(waysInContract.readPasswordLink, { params: { unique } }, { staleTime: Number.POSITIVE_INFINITY })

export const choosePassword = async (unique: string, body: Input<typeof waysInContract.choosePassword>['body']): Promise<void> =>
  keepSession(await call(waysInContract.choosePassword, { params: { unique }, body }))

export const linkQuery = (code: string) => apiQuery(waysInContract.readLink, { params: { code } }, { staleTime: Number.POSITIVE_INFINITY })

/** Opens the restricted session of a personal link, keeps it, and answers where it leads. */
export async function openLink(code: string): Promise<string> {
  const { session, path } = await call(waysInContract.openLink, { params: { code } })
  keepSession(session)
  return path
}

/** Sends a new link in place of a dead one, to the address on file. */
export const renewLink = (code: string) => call(waysInContract.renewLink, { params: { code } })
