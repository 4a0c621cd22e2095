import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isReferentOf } from '@kxo/domain/kernel/permissions'
import type { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { isCancellable } from '@kxo/domain/registrations/rules'
import { holdsPlace, registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { chosenBy, setActivities } from '../activities/choose-activities.ts'
import { changeStatus } from '../deciding/change-status.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { moveOptions } from '../options/choose-options.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { advanceRow } from '../registering/advance.ts'
import { holdPlaceFor } from '../registering/hold-place.ts'
import { findRegistrationContext } from '../registering/registration-context.ts'
import { lockPlaces } from '../waiting/queue.ts'
import { refreshGroupBill } from './group-bill.ts'

/**
 * Somebody comes in place of somebody else: the place never comes free in between, what was paid stays paid, activities are kept.
 * @throws 409 once the event has begun, past a status that may be given up, or when the other one is registered
 */
export const substitute: Verb<typeof collectiveContract.substitute> = async (context, { params, body }) => {
  const { db, actor } = context
  const seen = found(await lockRegistration(db, params.id))
  const isReferent = isReferentOf(actor, seen)
  authorize(may.follow(actor) || isReferent)
  const row = await placeToTransfer(context, seen)
  const { person, own } = found(await findRegistrationContext(db, row.event_id, body.user))
  if (!may.follow(actor) && person.company_id !== actor.company_id) refuse(kernelErrors.notFound)
  if (own && registrationStatus.keyOf(own.status) !== 'cancelled') refuse(registrationErrors.alreadyRegistered)
  const name = `${person.first_name} ${person.last_name}`
  const activities = await chosenBy(db, row.id)
  await setActivities(context, row, [])
  const left = await changeStatus(context, row, 'cancelled', context.language.say(w.replacedBy, { name }), {
    ending: registrationEnding.codeOf('cancelled'),
    end_reason: context.language.say(w.replacedBy, { name }),
  })
  const begun = await holdPlaceFor(context, row.event_id, body.user, null)
  const kept = {
    price_id: row.price_id,
    settled_at: row.settled_at,
    manual_status: row.manual_status,
    is_company_paid: row.is_company_paid,
    group_bill_id: row.group_bill_id ?? (await ownBill(context, row)),
  }
  await db.updateTable('registrations').set(kept).where('id', '=', begun.id).execute()
  await setActivities(context, begun, activities)
  await moveOptions(context, row.id, begun.id)
  const here = await advanceRow(context, { ...begun, ...kept }, null, { payer: row.is_company_paid ? 'company' : undefined })
  if (row.group_bill_id !== null) await refreshGroupBill(context, row.group_bill_id)
  await trace(context, { action: 'substitute_guest', event_id: row.event_id, subject_id: row.id, info: name })
  await writeToGuest(context, 'cancel_guest', left, { reason: context.language.say(w.replacedBy, { name }) })
  return presentRegistration(here)
}

/** A registration whose place can still be handed over, the counter of its event held. */
async function placeToTransfer(context: Context, row: RegistrationRow): Promise<RegistrationRow> {
  const from = registrationStatus.keyOf(row.status)
  const to = registrationStatus.labelOf('cancelled')
  if (!isCancellable(from) || !holdsPlace(from)) refuse(registrationErrors.wrongStatus, { from: registrationStatus.labelOf(from), to })
  if (row.start_date !== null && row.start_date <= context.now) refuse(registrationErrors.begunForSubstitution)
  await lockPlaces(context.db, row.event_id)
  return row
}

/** An issued bill still to be paid goes on paying for whoever comes instead. */
async function ownBill({ db }: Context, { id }: RegistrationRow): Promise<number | null> {
  const bill = await db
    .selectFrom('bills')
    .select('id')
    .where('registration_id', '=', id)
    .where('number', 'is not', null)
    .where('to_be_paid', '>', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return bill?.id ?? null
}
