import type { EventImpact } from '@kxo/domain/events/contract'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { countTickets } from '../../documents/index.ts'
import { partnersOf } from '../../partners/index.ts'
import { type BillOfEvent, fromAbove } from '../dependencies.ts'

const countOf = (amounts: readonly number[]) => ({ count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) })

/** Bills an act on events leaves without object, by event: those of people who came stand. */
export async function billsWithoutObject(db: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, BillOfEvent[]>> {
  const people = await fromAbove().peopleOf(db, ids)
  const bills = await fromAbove().billsOf(db, ids)
  return new Map(
    ids.map((id) => [
      id,
      (bills.get(id) ?? []).filter(
        ({ registration_id }) => registration_id === null || !people.get(id)?.attended.includes(registration_id),
      ),
    ]),
  )
}

type Impact = Omit<EventImpact, 'dates' | 'slots' | 'rooms'>

/** Who and what an act on events touches, by event: as many statements for hundreds as for one. */
export async function impactsOn({ db, actor }: Pick<Context, 'db' | 'actor'>, ids: readonly number[]): Promise<(id: number) => Impact> {
  const people = await fromAbove().peopleOf(db, ids)
  const bills = fromAbove().mayCredit(actor) ? await billsWithoutObject(db, ids) : null
  const partners = Map.groupBy(await partnersOf(db, ...ids), ({ event_id }) => event_id)
  const tickets = await countTickets(db, ids)
  return (id) => {
    const owed = bills && (bills.get(id) ?? [])
    return {
      people: people.get(id)?.people ?? 0,
      attended: people.get(id)?.attended.length ?? 0,
      partners: partners.get(id)?.length ?? 0,
      tickets: tickets.get(id) ?? 0,
      credits: owed && countOf(owed.map(({ to_credit }) => to_credit)),
      refunds: owed && countOf(owed.map(({ to_refund }) => to_refund).filter((amount) => amount > 0)),
    }
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
