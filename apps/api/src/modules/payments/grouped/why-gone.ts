import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { blockerWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { WorkReason } from '../../../platform/work/works.ts'
import { keysOf, registrationsBehind } from './keys.ts'

/** Why a row is billable no more: a colleague billed it, under that number; it was given up; or what it is has changed. */
export async function whyGone(db: Queries, key: string): Promise<WorkReason> {
  const keys = keysOf([{ key }])
  const places = await registrationsBehind(db, keys)
  const ids = places.map(({ id }) => id)
  const groups = places.flatMap(({ group_bill_id }) => group_bill_id ?? [])
  const bill = await db
    .selectFrom('bills')
    .select('number')
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('number', 'is not', null)
    .where('is_deposit', '=', false)
    .where('status', '<>', billStatus.codeOf('credited'))
    .where((eb) =>
      eb.or([
        ...(keys.bills.length > 0 ? [eb('id', 'in', [...keys.bills])] : []),
        ...(ids.length > 0 ? [eb('registration_id', 'in', ids)] : []),
        ...(groups.length > 0 ? [eb('id', 'in', groups)] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (bill?.number) return { sentence: w.alreadyBilled, values: { number: bill.number } }
  const isGone = places.every(({ status }) => registrationStatus.keyOf(status) === 'cancelled')
  return { sentence: isGone ? w.gone : changed }
}

export const changed = { fr: paymentErrors.changedSinceChecked.fr, en: paymentErrors.changedSinceChecked.en }
