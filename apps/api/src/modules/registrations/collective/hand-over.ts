import { refuse } from '@kxo/domain/kernel/errors'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { type Context, found } from '../../../platform/context.ts'
import { dropDraftOfPlace, invoicesOfPlace } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { chosenBy, setActivities } from '../activities/choose-activities.ts'
import { cancellationOf } from '../cancelling/cancellation-of.ts'
import { changeStatus } from '../deciding/change-status.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { moveOptions } from '../options/choose-options.ts'
import { isOther, payerSaid } from '../ordering/payers.ts'
import type { RegistrationRow } from '../queries.ts'
import { advanceRow, type Payer } from '../registering/advance.ts'
import { holdPlaceFor } from '../registering/hold-place.ts'
import { findRegistrationContext } from '../registering/registration-context.ts'
import { refreshGroupBill } from './group-bill.ts'

/**
 * Somebody comes in place of somebody else: the place never comes free in between, what was paid stays paid, whoever was to pay still is, and
 * activities and options are kept. The former ticket is refused at the door, the new one has its own code.
 * The caller holds the registration and the counter of its event. @throws 409 when the other one is registered, or payment is still spread out
 */
export async function handOver(context: Context, row: RegistrationRow, user_id: number): Promise<RegistrationRow> {
  const { db, language } = context
  const { person, own } = found(await findRegistrationContext(db, row.event_id, user_id))
  if (own && registrationStatus.keyOf(own.status) !== 'cancelled') refuse(registrationErrors.alreadyRegistered)
  if (row.settled_at !== null && (await cancellationOf(context, row)).is_spread) refuse(registrationErrors.paymentSpread)
  const name = `${person.first_name} ${person.last_name}`
  const reason = language.say(w.replacedBy, { name })
  const activities = await chosenBy(db, row.id)
  const invoice = (await invoicesOfPlace(db, row)).findLast(({ bill }) => bill.registration_id !== null)
  await setActivities(context, row, [])
  await dropDraftOfPlace(context, row.id)
  const ending = { ending: registrationEnding.codeOf('cancelled'), end_reason: reason }
  const left = await changeStatus(context, row, 'cancelled', reason, ending)
  const begun = await holdPlaceFor(context, row.event_id, user_id, null)
  const isConfirmed = registrationStatus.keyOf(row.status) === 'registered'
  const carriedOver = {
    price_id: row.price_id,
    // A place that was certain is not paid for again: whoever was billed for it still is.
    settled_at: row.settled_at ?? (isConfirmed ? context.now : null),
    manual_status: row.manual_status,
    is_company_paid: row.is_company_paid && begun.company_id === row.company_id,
    group_bill_id: row.group_bill_id ?? invoice?.bill.id ?? null,
    replaces_id: row.id,
    has_other_payer: await keepPayer(context, row, begun),
  }
  await db.updateTable('registrations').set(carriedOver).where('id', '=', begun.id).execute()
  await setActivities(context, begun, activities)
  await moveOptions(context, row.id, begun.id)
  const payer: Payer | undefined = carriedOver.group_bill_id !== null ? 'group' : carriedOver.is_company_paid ? 'company' : undefined
  const here = await advanceRow(context, { ...begun, ...carriedOver }, null, { payer })
  if (row.group_bill_id !== null) await refreshGroupBill(context, row.group_bill_id)
  await trace(context, { action: 'substitute_guest', event_id: row.event_id, subject_id: row.id, info: name })
  await writeToGuest(context, 'cancel_guest', left, { reason, values: { costs: '' } })
  return here
}

/** Who was named to pay goes on doing so for whoever comes instead. @returns whether that is somebody else than them */
async function keepPayer({ db, now }: Context, row: RegistrationRow, begun: RegistrationRow): Promise<boolean> {
  const said = await payerSaid(db, row.id)
  const byCompany = row.is_company_paid && row.company_id !== null && begun.company_id !== row.company_id
  const namedPayer = said
    ? {
        kind: said.kind,
        // One's own company, unnamed, is not that of the other one.
        company_id: said.company_id ?? (said.kind === payerKind.codeOf('self') ? null : row.company_id),
        funder: said.funder,
        funder_number: said.funder_number,
        is_subrogated: said.is_subrogated,
        agreed_ht: said.agreed_ht,
        agreed_from: said.agreed_from,
        agreed_until: said.agreed_until,
        purchase_order: said.purchase_order,
      }
    : byCompany
      ? { kind: payerKind.codeOf('company'), company_id: row.company_id }
      : undefined
  if (!namedPayer || namedPayer.kind === payerKind.codeOf('self')) return false
  await db
    .insertInto('registration_payers')
    .values({ ...namedPayer, registration_id: begun.id, said_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'registration_id']).doUpdateSet({ ...namedPayer, said_at: now }))
    .execute()
  return isOther(namedPayer, { manual_status: row.manual_status, company_id: begun.company_id })
}
