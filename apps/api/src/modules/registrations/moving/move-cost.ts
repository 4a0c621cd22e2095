import { placesLeft } from '@kxo/domain/events/rules'
import { kernelErrors, ProductError, refuse } from '@kxo/domain/kernel/errors'
import type { UserPrice } from '@kxo/domain/pricing/contract'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { selfCancelLimit } from '@kxo/domain/registrations/cancelling/self-cancel'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import type { MoveDate, MoveTerms } from '@kxo/domain/registrations/moving/move-contract'
import { splitPrice } from '@kxo/domain/registrations/ordering/funder-split'
import { may } from '@kxo/domain/registrations/permissions'
import { isMovable, isPaidFor } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { amountOfOptions } from '../../products/index.ts'
import { type Cancellation, cancellationOf } from '../cancelling/cancellation-of.ts'
import { duePrice } from '../due-price.ts'
import { nameOfBilled, payerNames } from '../ordering/payer-names.ts'
import { billedBy, payerSaid } from '../ordering/payers.ts'
import { promoColumns } from '../ordering/use-promo-code.ts'
import type { RegistrationRow } from '../queries.ts'
import { checkCriteria, checkEligibility } from '../registering/check-eligibility.ts'
import { rowOf } from '../registering/insert-registration.ts'
import type { RegistrationContext } from '../registering/registration-context.ts'
import { type Following, whatFollows } from './what-follows.ts'

/** What is kept of the place left, as for one given up; a team may keep nothing. */
export const leavingCost = (context: Context, row: RegistrationRow, isFeeWaived: boolean): Promise<Cancellation> =>
  cancellationOf(context, isFeeWaived ? { ...row, cancel_fee_rate: 0 } : row)

/** Who pays the new place in place of its person, and whether all of it; who paid here pays there. */
export async function payerThere(db: Queries, row: RegistrationRow): Promise<MoveTerms['payer']> {
  const name = (await payerNames(db, [row])).get(row.id)
  if (name === undefined) return null
  const billed = billedBy(await payerSaid(db, row.id), row)
  return { name, is_whole: billed !== 'funder' || isPaidFor(row) }
}

/** @throws 409 when the registration holds no place, its event began, its own person is past their limit, or payment is spread out */
export function checkMovable({ actor, now }: Context, row: RegistrationRow, { is_spread }: Cancellation): void {
  const from = registrationStatus.keyOf(row.status)
  const to = registrationStatus.labelOf('cancelled')
  if (!isMovable(from)) refuse(registrationErrors.wrongStatus, { from: registrationStatus.labelOf(from), to })
  if (row.start_date !== null && row.start_date <= now) refuse(registrationErrors.begunForMove)
  const limit = selfCancelLimit(row)
  if (!may.follow(actor) && limit !== null && limit < now) refuse(registrationErrors.tooLateToMove, { limit })
  if (row.settled_at !== null && is_spread) refuse(registrationErrors.paymentSpread)
}

/** Whether the person may go there: as if they registered by themselves, unless somebody of the team moves them. @throws 403, 404, 409 */
export async function checkEntryThere(context: Context, opening: RegistrationContext, row: RegistrationRow): Promise<void> {
  const status = opening.own && registrationStatus.keyOf(opening.own.status)
  if (status && status !== 'cancelled' && status !== 'invited') refuse(registrationErrors.alreadyRegistered)
  if (may.follow(context.actor)) return
  checkEligibility(context.actor, opening, context.now)
  await checkCriteria(context, opening, row.user_id)
}

type Cost = Pick<MoveDate, 'price' | 'due' | 'refund' | 'shares'>

/** What going to a date comes to: what is kept here and the price there with the options that follow, less what was paid. @throws 'Aucun tarif trouvé !' */
export async function costThere(
  context: Context,
  row: RegistrationRow,
  opening: RegistrationContext,
  leaving: Cancellation,
  { activities, options, promo }: Following,
): Promise<Cost> {
  const unpriced = { price_id: null, promo_code: null, promo_code_id: null, promo_discount: null, promo_discount_type: null }
  const columns = promo ? promoColumns(promo) : {}
  const there = rowOf(opening, { ...row, ...unpriced, ...columns, event_id: opening.event.id })
  const place = opening.event.is_payable
    ? ((await duePrice(context, there, undefined, activities.attended)) ?? refuse(pricingErrors.noPrice))
    : null
  const price = (place?.amount_ttc ?? 0) + amountOfOptions(options.chosen, place ?? undefined)
  const shares = place ? await sharesThere(context, row, leaving, { place, total: price }) : []
  if (shares.length > 0) return { price, due: sumOf(shares, ({ due }) => due), refund: sumOf(shares, ({ refund }) => refund), shares }
  return { price, ...balance(price, leaving.fee, leaving.paid), shares }
}

const sumOf = <T>(list: readonly T[], read: (one: T) => number): number => list.reduce((sum, one) => sum + read(one), 0)
const balance = (price: number, fee: number, paid: number) => ({
  due: Math.max(0, fee + price - paid),
  refund: Math.max(0, paid - fee - price),
})

/** What each comes to pay where a funder pays a part, as the bills are split: options stay with the rest, and each is paid by what they had paid. */
async function sharesThere(
  { db }: Context,
  row: RegistrationRow,
  { parts, unbilled }: Cancellation,
  { place, total }: { place: UserPrice; total: number },
): Promise<MoveDate['shares']> {
  const said = await payerSaid(db, row.id)
  if (billedBy(said, row) !== 'funder' || !said?.agreed_ht) return []
  const { share, rest } = splitPrice(place, said.agreed_ht)
  if (rest === null) return []
  const isOfFunder = (billed: number | null): boolean => nameOfBilled(said, row, billed) === said.funder
  const sides = [
    { name: said.funder, price: share.amount_ttc, of: parts.filter(({ bill }) => isOfFunder(bill.company_id)), more: 0 },
    {
      name: nameOfBilled(said, row, said.company_id),
      price: total - share.amount_ttc,
      of: parts.filter(({ bill }) => !isOfFunder(bill.company_id)),
      more: unbilled?.amount ?? 0,
    },
  ]
  return sides.map(({ name, price, of, more }) => ({
    name,
    ...balance(
      price,
      sumOf(of, ({ standing, credited }) => standing - credited) + more,
      sumOf(of, ({ bill, standing }) => Math.min(bill.paid, standing)),
    ),
  }))
}

/** A date as it is offered; undefined when the person may not go there. */
export async function dateThere(
  context: Context,
  row: RegistrationRow,
  opening: RegistrationContext,
  leaving: Cancellation,
  picked: readonly number[],
): Promise<MoveDate | undefined> {
  const { event, place } = opening
  try {
    await checkEntryThere(context, opening, row)
    const following = await whatFollows(context, row, opening, picked)
    return {
      event: event.id,
      start_date: event.start_date ?? refuse(kernelErrors.notFound),
      end_date: event.end_date,
      time_zone: event.time_zone,
      place: event.town,
      is_online: event.is_online,
      // Those who wait for a place come first.
      places_left: place === null || place.overbooking_allowed ? null : placesLeft({ ...place, taken: place.taken + place.waiting }),
      ...(await costThere(context, row, opening, leaving, following)),
      carried: following.carried,
      to_choose: following.activities.to_choose,
    }
  } catch (error) {
    if (error instanceof ProductError) return undefined
    throw error
  }
}
