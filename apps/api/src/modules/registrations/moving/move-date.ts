import { formatRange } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { formatMoney } from '@kxo/domain/kernel/money'
import { registrationEnding } from '@kxo/domain/registrations/ending'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import type { moveContract } from '@kxo/domain/registrations/moving/move-contract'
import { moveWords as w } from '@kxo/domain/registrations/moving/move-words'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import { type BillRecord, draftsOfPlace } from '../../billing/index.ts'
import { lockOptions } from '../../products/index.ts'
import { trace } from '../../traces/index.ts'
import { settleCancellation } from '../cancelling/settle-cancellation.ts'
import { refreshGroupBill } from '../collective/group-bill.ts'
import { changeStatus } from '../deciding/change-status.ts'
import { placesLeft } from '../deciding/places-left.ts'
import { writeToGuest } from '../inviting/write-to-guest.ts'
import { presentRegistration } from '../present.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { advanceRow, confirm, follow, stepOf } from '../registering/advance.ts'
import { holdPlaceFor } from '../registering/hold-place.ts'
import { findRegistrationContext } from '../registering/registration-context.ts'
import { wakeWaitingList } from '../waiting/offer-places.ts'
import { carryOver } from './carry-over.ts'
import { checkEntryThere, checkMovable, costThere, leavingCost, payerThere } from './move-cost.ts'
import { otherDatesOf } from './other-dates.ts'
import { settleThere } from './settle-there.ts'
import { bringAlong, whatFollows } from './what-follows.ts'

/**
 * Moves a registration to another date of the same training or series: its place there is taken first, the one here then comes free. What
 * cancelling would keep stays due, what was paid beyond pays the new place, and the difference is billed or given back.
 * @throws 404 for any other event, 409 when nothing is left there, past the limit, or when what was read of the cost is no longer so
 */
export const moveDate: Verb<typeof moveContract.moveDate> = async (context, { params, body }) => {
  const { db, actor, now } = context
  const row = found(await lockRegistration(db, params.id))
  authorize(may.move(actor, row) && (!body.is_fee_waived || may.follow(actor)))
  if (body.is_fee_waived && body.waiver_reason === undefined) refuse(registrationErrors.waiverReason)
  const leaving = await leavingCost(context, row, body.is_fee_waived === true)
  checkMovable(context, row, leaving)
  const event = found((await otherDatesOf(db, row.event_id, now)).find((id) => id === body.event))
  await lockCounters(db, [row.event_id, event])
  if ((await placesLeft(context, event)) < 1) refuse(registrationErrors.eventFull)
  const opening = found(await findRegistrationContext(db, event, row.user_id))
  await checkEntryThere(context, opening, row)
  const following = await whatFollows(context, row, opening, body.activities)
  if (body.activities?.some((id) => !following.activities.chosen.includes(id))) refuse(registrationErrors.activityNotOffered)
  const cost = { fee: leaving.fee, ...(await costThere(context, row, opening, leaving, following)) }
  if (cost.fee !== (body.fee ?? 0) || cost.due !== (body.due ?? 0)) refuseUnread(context, cost)

  const begun = await holdPlaceFor(context, event, row.user_id, row.hold_expires_at)
  const carried = await carryOver(context, row, begun)
  const dates = (of: RegistrationRow, language: 'fr' | 'en'): string =>
    of.start_date === null ? '' : formatRange(of.start_date, of.end_date ?? of.start_date, language, { zone: of.time_zone })
  const reason = context.language.say(w.movedTo, { day: dates(begun, context.language.locale) })
  await changeStatus(context, row, 'cancelled', reason, { ending: registrationEnding.codeOf('cancelled'), end_reason: reason })
  const there = await bringAlong(context, row, carried, following)
  if (row.group_bill_id !== null) await refreshGroupBill(context, row.group_bill_id)
  await wakeWaitingList(context, row.event_id)

  const notes: BillRecord[] = []
  await settleCancellation(context, row, leaving, {
    reason: context.language.say(w.creditMoving, { title: row.event_title }),
    giveBack: async (note) => void notes.push(note),
  })
  const here = await arrive(context, row, there, notes, cost.due)
  const payer = await payerThere(db, here)
  const language = here.language as 'fr' | 'en'
  const money = (cents: number): string => formatMoney(cents, language)
  const { say } = languageOf(language, context.tenant)
  const inShares = () =>
    [
      say(w.mailFee, { fee: money(cost.fee) }),
      ...cost.shares.map(({ name, due, refund }) =>
        say(name === null ? w.mailOwnShare : w.mailShare, { payer: name ?? '', due: money(due), refund: money(refund) }),
      ),
    ].join('\n')
  const change = { before: { event: row.event_id }, after: { event }, fee: cost.fee, due: cost.due, refund: cost.refund }
  await trace(context, { action: 'move_guest', event_id: event, subject_id: here.id, info: reason, change })
  if (body.is_fee_waived)
    await trace(context, { action: 'waive_move_fee', event_id: event, subject_id: here.id, info: body.waiver_reason ?? null })
  await writeToGuest(context, 'move_guest', here, {
    occurrence: `${row.id} moves to ${here.id}`,
    values: {
      from: dates(row, language),
      to: dates(here, language),
      costs:
        cost.fee + cost.due + cost.refund === 0 ? '' : cost.shares.length > 0 ? inShares() : payer?.is_whole ? w.mailCostsFor : w.mailCosts,
      payer: payer?.name ?? '',
      fee: money(cost.fee),
      due: money(cost.due),
      refund: money(cost.refund),
    },
  })
  return presentRegistration(here)
}

/** The counters of both dates, of their activities and of their options, each in the order of their numbers, so that two who swap wait for each other. */
async function lockCounters(db: Queries, events: readonly number[]): Promise<void> {
  await db
    .selectFrom('event_places')
    .select('event_id')
    .where((eb) =>
      eb.or([eb('event_id', 'in', events), eb('event_id', 'in', eb.selectFrom('events').select('id').where('parent_id', 'in', events))]),
    )
    .orderBy('event_id')
    .forUpdate()
    .execute()
  await lockOptions(db, events)
}

/** Whoever changes date has read what it costs them. */
function refuseUnread({ language }: Context, { fee, due }: { fee: number; due: number }): never {
  const money = (cents: number): string => formatMoney(cents, language.locale)
  return refuse(registrationErrors.moveToRead, { fee: money(fee), due: money(due) })
}

/** Brings the new place to where it stands, paid by what the former one had paid; one that was certain stays so unless its own person still owes something. */
async function arrive(
  context: Context,
  row: RegistrationRow,
  there: RegistrationRow,
  notes: readonly BillRecord[],
  due: number,
): Promise<RegistrationRow> {
  const { next } = await stepOf(context, there)
  const isOrdered = next === 'toPay'
  const advanced = await advanceRow(context, there, null, { is_silent: isOrdered, payer: there.is_company_paid ? 'company' : undefined })
  if (!isOrdered) {
    await settleThere(context, there.id, notes)
    return advanced
  }
  const isForOthers = (await draftsOfPlace(context.db, there.id)).every(({ company_id }) => company_id !== null)
  await settleThere(context, there.id, notes)
  const settled = found(await lockRegistration(context.db, there.id))
  if (registrationStatus.keyOf(settled.status) !== 'toPay') return settled
  const wasConfirmed = registrationStatus.keyOf(row.status) === 'registered'
  if (wasConfirmed && (isForOthers || row.settled_at === null || due === 0)) {
    const confirmed = await changeStatus(context, settled, 'registered', null)
    await confirm(context, confirmed)
    return confirmed
  }
  await follow.toPay(context, settled, isForOthers)
  return settled
}
