import type { EventImpact } from '@kxo/domain/events/contract'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { countTickets } from '../../documents/index.ts'
import { partnersOf } from '../../partners/index.ts'
import { type BillOfEvent, fromAbove } from '../dependencies.ts'

const summed = (amounts: readonly number[]) => ({ count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) })

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
): Promise<Omit<EventImpact, 'slots' | 'rooms'>> {
  const { people, attended } = await fromAbove().peopleOf(db, event_id)
  const bills = fromAbove().mayCredit(actor) ? await billsWithoutObject(db, event_id) : null
  return {
    people,
    attended: attended.length,
    partners: (await partnersOf(db, event_id)).length,
    tickets: await countTickets(db, event_id),
    credits: bills && summed(bills.map(({ to_credit }) => to_credit)),
    refunds: bills && summed(bills.map(({ to_refund }) => to_refund).filter((amount) => amount > 0)),
  }
}
