import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import type { Context } from '../../../platform/context.ts'
import { fromAbove } from '../dependencies.ts'
import type { RegistrationRow } from '../queries.ts'
import { isContractDue } from './pays-alone.ts'

/** The day a person agreed to pay for their registration, and how; `is_to_sign` while their contract is not signed. */
export type Agreed = { signed_on: string; remote: boolean; is_to_sign: boolean }

/**
 * The one answer to when the withdrawal period of a person who pays alone begins (FOR-11, FOR-12): the day they signed their contract, today while it
 * is to sign, since nothing may be paid before (FOR-10); where none is needed, the day they ordered.
 */
export async function agreedOn(context: Context, row: RegistrationRow): Promise<Agreed> {
  const { db, now } = context
  const today = dayInZone(now, defaultZone)
  const contract = await fromAbove().contractOf(db, row.id)
  if (contract) return { signed_on: contract.signed_on ?? today, remote: contract.remote, is_to_sign: contract.signed_on === null }
  if (await isContractDue(db, row)) return { signed_on: today, remote: true, is_to_sign: true }
  return { signed_on: dayInZone(row.form_completed_at ?? row.created_at, defaultZone), remote: true, is_to_sign: false }
}
