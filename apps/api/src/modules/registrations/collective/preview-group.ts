import type { collectiveContract } from '@kxo/domain/registrations/collective/collective-contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Verb } from '../../../platform/http/serve.ts'
import { getEvent } from '../../events/index.ts'
import { priceFor, pricesOf, withOneSold } from '../../pricing/index.ts'
import { placesLeft } from '../deciding/places-left.ts'
import { eventFormVersion } from '../forms/event-form-version.ts'
import { groupOf, needsPlace, orderReferenceOfAll } from './group-of.ts'

/** What registering a group would do, before anything is written. */
export const previewGroup: Verb<typeof collectiveContract.preview> = async (context, { params, body }) => {
  const members = await groupOf(context, params.id, body.users)
  const event = await getEvent(context.db, params.id)
  const left = await placesLeft(context, event.id, { isPreview: true })
  const people = []
  let prices = event.is_payable ? await pricesOf(context.db, event.id) : []
  for (const one of members) {
    const {
      company_id: company,
      status,
      profile_code: _profile,
      is_adherent: _member,
      region_id: _region,
      employees_number: _size,
      ...member
    } = one
    const price = event.is_payable ? ((await priceFor(context, event, one, { prices })) ?? null) : null
    const isTaken = !needsPlace(one)
    if (!isTaken) prices = withOneSold(prices, price?.price_id)
    const state = isTaken ? ('registered' as const) : event.is_payable && !price ? ('noPrice' as const) : ('ready' as const)
    people.push({ ...member, company, state, status: status === null ? null : registrationStatus.keyOf(status), price })
  }
  return {
    places_left: left === Number.POSITIVE_INFINITY ? null : left,
    has_waiting_list: event.has_waiting_list,
    is_payable: event.is_payable,
    form: await eventFormVersion(context.db, event.id),
    order_asked: event.is_payable ? await orderReferenceOfAll(context, members) : null,
    people,
  }
}
