import type { EventImpact } from '@kxo/domain/events/contract'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { countTickets } from '../../documents/index.ts'
import { partnersOf } from '../../partners/index.ts'
import { type BillOfEvent, fromAbove } from '../dependencies.ts'

const countOf = (amounts: readonly number[]) => ({ count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) })

/** Bills an act on the event leaves without object: those of people who came stand. */
export async function billsWithoutObject(db: Queries, event_id: number): Promise<BillOfEvent[]> {
  const { attended } = await fromAbove().peopleOf(db, event_id)
  const bills = await fromAbove().billsOf(db, event_id)
  return bills.filter(({ registration_id }) => registration_id === null || !attended.includes(registration_id))
}

/** Who and what an act on an event touches. */
export async function impactOn(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  event_id: number,
): Promise<Omit<EventImpact, 'dates' | 'slots' | 'rooms'>> {
  const { people, attended } = await fromAbove().peopleOf(db, event_id)
  const bills = fromAbove().mayCredit(actor) ? await billsWithoutObject(db, event_id) : null
  return {
    people,
    attended: attended.length,
    partners: (await partnersOf(db, event_id)).length,
    tickets: await countTickets(db, event_id),
    credits: bills && countOf(bills.map(({ to_credit }) => to_credit)),
    refunds: bills && countOf(bills.map(({ to_refund }) => to_refund).filter((amount) => amount > 0)),
  }
}

const sumOf = (parts: readonly EventImpact['credits'][]): EventImpact['credits'] =>
  parts.reduce((sum, part) => sum && part && { count: sum.count + part.count, amount: sum.amount + part.amount }, { count: 0, amount: 0 })

/** What an act on several dates of a series touches, all told. */
export function summed(impacts: readonly Omit<EventImpact, 'dates'>[]): EventImpact {
  const total = (key: 'people' | 'attended' | 'partners' | 'tickets' | 'rooms') => impacts.reduce((sum, impact) => sum + impact[key], 0)
  return {
    dates: impacts.length,
    people: total('people'),
    attended: total('attended'),
    partners: total('partners'),
    tickets: total('tickets'),
    rooms: total('rooms'),
    credits: sumOf(impacts.map(({ credits }) => credits)),
    refunds: sumOf(impacts.map(({ refunds }) => refunds)),
    slots: impacts.flatMap(({ slots }) => slots),
  }
}
