import type { SessionUser } from '@kxo/domain/identity/contract'
import { accountStatus } from '@kxo/domain/identity/status'
import type { UserRow } from '../queries.ts'

type Facts = Pick<UserRow, 'status' | 'is_admin' | 'totp_confirmed_at'> & {
  is_link: boolean
  acting_admin_name: string | null
  admins_need_totp: boolean
}

const incomplete = accountStatus.codeOf('toComplete')
const awaiting = accountStatus.codeOf('toValidate')

/** What a session must settle before anything else. A personal link and an administrator acting are not held. */
export function pendingRequirements(row: Facts): SessionUser['held'] {
  if (row.is_link || row.acting_admin_name !== null) return null
  if (row.is_admin && row.admins_need_totp && row.totp_confirmed_at === null) return 'secondFactor'
  if (row.status === incomplete) return 'incomplete'
  return row.status === awaiting ? 'awaiting' : null
}
