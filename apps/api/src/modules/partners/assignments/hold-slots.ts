import { refuse } from '@kxo/domain/kernel/errors'
import { partnersErrors } from '@kxo/domain/partners/errors'
import type { Context } from '../../../platform/context.ts'
import { busyDuring, partnersOf } from '../queries.ts'

/** What open plannings are told when something on them changed. */
export const planningNews = 'planning'

export type AssignedSlot = { id: number; event_id: number; start_at: Date; end_at: Date }

/** @throws 409 naming what takes the person and when, the time they need in between included */
export async function refuseBusy(
  { db }: Pick<Context, 'db'>,
  user_id: number,
  slot: Pick<AssignedSlot, 'start_at' | 'end_at'> & { id: number | null; event_id: number | null },
): Promise<void> {
  const busy = await busyDuring(db, user_id, { ...slot, slot_id: slot.id })
  if (!busy) return
  const { name, title, start_at, end_at, margin } = busy
  if (title === null) refuse(partnersErrors.partnerUnavailable, { name, from: start_at, to: end_at })
  if (margin !== null) refuse(partnersErrors.partnerTooClose, { name, title, day: start_at, from: start_at, to: end_at, n: margin })
  refuse(partnersErrors.partnerBusy, { name, title, day: start_at, from: start_at, to: end_at })
}

/** A person takes slots of an event; the database refuses a second place at the same time. */
export async function holdSlots(context: Context, user_id: number, slots: readonly AssignedSlot[]): Promise<void> {
  for (const slot of slots) await refuseBusy(context, user_id, slot)
  for (const { id, start_at, end_at } of slots)
    await context.db
      .insertInto('slot_partners')
      .values({ slot_id: id, user_id, start_at, end_at })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'slot_id', 'user_id']).doNothing())
      .execute()
}

/** A person leaves the slots of an event, all of them or all but some. */
export const leaveSlots = ({ db }: Context, event_id: number, user_id: number, exceptSlots: readonly number[] = []) =>
  db
    .deleteFrom('slot_partners')
    .where('user_id', '=', user_id)
    .where('slot_id', 'in', db.selectFrom('slots').select('id').where('event_id', '=', event_id))
    .$if(exceptSlots.length > 0, (query) => query.where('slot_id', 'not in', [...exceptSlots]))
    .returning('slot_id')
    .execute()

/** The people of a slot follow it when it moves. @throws 409 when one is taken elsewhere then */
export async function followSlot(context: Context, slot: AssignedSlot): Promise<void> {
  const assigned = await context.db.selectFrom('slot_partners').select('user_id').where('slot_id', '=', slot.id).execute()
  for (const { user_id } of assigned) await refuseBusy(context, user_id, slot)
  await context.db
    .updateTable('slot_partners')
    .set({ start_at: slot.start_at, end_at: slot.end_at })
    .where('slot_id', '=', slot.id)
    .execute()
}

/** A slot added to an event is taken by those who held every other one. */
export async function joinSlot(context: Context, slot: AssignedSlot): Promise<void> {
  const others = (
    await context.db.selectFrom('slots').select('id').where('event_id', '=', slot.event_id).where('id', '<>', slot.id).execute()
  ).length
  if (others === 0) return
  for (const { user_id, slot_ids } of await partnersOf(context.db, slot.event_id))
    if (slot_ids.length === others) await holdSlots(context, user_id, [slot])
}
