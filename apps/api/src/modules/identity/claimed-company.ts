import type { Context } from '../../platform/context.ts'
import type { UserRow } from './queries.ts'

/** What the module of companies does of what a visitor says of theirs. */
export type ClaimedCompany = (
  context: Context,
  claim: { person: Pick<UserRow, 'id' | 'first_name' | 'last_name' | 'mail'>; said: string },
) => Promise<void>

let handed: ClaimedCompany | undefined
export const handClaimedCompany = (given: ClaimedCompany): void => {
  handed = given
}

/** @throws Error when the program was put together without companies */
export function claimedCompany(): ClaimedCompany {
  if (!handed) throw new Error('nothing takes the company people say is theirs')
  return handed
}
