import { billCategory } from '@kxo/domain/billing/category'
import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import { isPaidFor, isToFill } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { SigninContract } from '@kxo/domain/registrations/terms/signin-contract'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { fromAbove } from '../dependencies.ts'
import type { RegistrationRow } from '../queries.ts'
import { isFunded, isRefused, payerSaid } from './payers.ts'

/** Whether it is invoiced to a company, where nobody was asked who pays. */
const isBilledToCompany = async (db: Queries, registration_id: number): Promise<boolean> => {
  const bill = await db
    .selectFrom('bills')
    .select('company_id')
    .where('registration_id', '=', registration_id)
    .where('category', '=', billCategory.codeOf('invoice'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return bill !== undefined && bill.company_id !== null
}

/** Whether a person pays their own training, alone: what L6353-3 has a contract signed for (FOR-01, FOR-10). */
export async function paysAlone(db: Queries, row: RegistrationRow): Promise<boolean> {
  if (!row.is_training || !row.is_payable || isPaidFor(row) || row.group_bill_id !== null) return false
  const said = await payerSaid(db, row.id)
  if (said === undefined) return !(await isBilledToCompany(db, row.id))
  if (isFunded(said) && !isRefused(row)) return false
  return payerKind.keyOf(said.kind) === 'self' || said.company_id === null
}

/** Whether a contract is needed before anything else: the order is placed, and neither paid nor spread out yet. */
export const isContractDue = async (db: Queries, row: RegistrationRow): Promise<boolean> =>
  registrationStatus.keyOf(row.status) === 'toPay' && row.settled_at === null && (await paysAlone(db, row))

/** Where the contract stands for whoever registers themselves: null where none is needed. `amount_ht` is what they are due, in cents. */
export async function signinContractOf(db: Queries, row: RegistrationRow, amount_ht: number): Promise<SigninContract | null> {
  const status = registrationStatus.keyOf(row.status)
  const isAhead = (isToFill(status) && amount_ht > 0) || status === 'toPay'
  if (!isAhead || row.settled_at !== null || !(await paysAlone(db, row))) return null
  return { is_signed: typeof (await fromAbove().contractOf(db, row.id))?.signed_on === 'string' }
}
