import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { eventPayment } from '@kxo/domain/payments/paths'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { splitPrice } from '@kxo/domain/registrations/ordering/funder-split'
import { may } from '@kxo/domain/registrations/permissions'
import { isPaidFor } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { hasDraft } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { duePrice } from '../due-price.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { billPayer } from '../ordering/bill-payer.ts'
import { billedBy, isOther, type PayerRow, payerSaid } from '../ordering/payers.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { stepOf } from '../registering/advance.ts'

/** The funding body's own axis: any status to any other; its history is the traces, which are never changed. */
export const followFunding: Verb<typeof registrationsContract.followFunding> = async (context, { params, body }) => {
  authorize(may.follow(context.actor))
  const row = found(await lockRegistration(context.db, params.id))
  const manual_status = funderStatus.codeOf(body.manual_status)
  await context.db.updateTable('registrations').set({ manual_status }).where('id', '=', row.id).execute()
  const former = await payerSaid(context.db, row.id)
  const agreed_ht = body.agreed_ht === undefined ? (former?.agreed_ht ?? null) : body.agreed_ht
  const funder_number = body.funder_number === undefined ? (former?.funder_number ?? null) : body.funder_number || null
  const { agreed_from = former?.agreed_from ?? null, agreed_until = former?.agreed_until ?? null } = body
  if (agreed_from && agreed_until && agreed_from > agreed_until)
    refuse(kernelErrors.invalid, {}, [{ field: 'agreed_until', message: 'endBeforeStart' }])
  if (former)
    await context.db
      .updateTable('registration_payers')
      .set({ agreed_ht, funder_number, agreed_from, agreed_until })
      .where('registration_id', '=', row.id)
      .execute()
  await trace(context, {
    action: 'follow-funding',
    event_id: row.event_id,
    subject_id: row.id,
    change: {
      manual_status: [row.manual_status, manual_status],
      agreed_ht: [former?.agreed_ht ?? null, agreed_ht],
      agreed_from: [former?.agreed_from ?? null, agreed_from],
      agreed_until: [former?.agreed_until ?? null, agreed_until],
    },
    ...(body.reason && { info: body.reason }),
  })
  const isChanged = former !== undefined && (former.agreed_ht !== agreed_ht || former.funder_number !== funder_number)
  return presentRegistration(await billAfterAnswer(context, row, manual_status, isChanged))
}

/** Whether the person pays what the funder did not agree to, nobody else being named (FOR-51). */
async function leavesRest(context: Context, said: PayerRow, row: RegistrationRow): Promise<boolean> {
  if (billedBy(said, row) !== 'funder' || said.company_id !== null || said.agreed_ht === null) return false
  const price = await duePrice(context, row)
  return price !== undefined && splitPrice(price, said.agreed_ht).rest !== null
}

/** A funder that refuses, or takes its refusal back, changes who is billed as long as the bill is not issued; who is now to pay is asked to. */
async function billAfterAnswer(
  context: Context,
  row: RegistrationRow,
  manual_status: number,
  isChanged: boolean,
): Promise<RegistrationRow> {
  const { db } = context
  const said = await payerSaid(db, row.id)
  const followed = { ...row, manual_status }
  const has_other_payer = said !== undefined && isOther(said, followed) && !(await leavesRest(context, said, followed))
  const after = { ...followed, has_other_payer }
  if (said === undefined || (!isChanged && billedBy(said, row) === billedBy(said, after) && has_other_payer === row.has_other_payer))
    return after
  await db.updateTable('registrations').set({ has_other_payer }).where('id', '=', row.id).execute()
  const isDue = registrationStatus.keyOf(row.status) === 'toPay' && row.settled_at === null && row.group_bill_id === null
  if (!isDue || !(await hasDraft(db, row.id))) return after
  const { price } = await stepOf(context, after)
  await billPayer(context, after, { said, price: price ?? null })
  if (!isPaidFor(after)) await writeToGuest(context, 'pay_guest', after, { path: eventPayment(row.event_id) })
  return after
}
