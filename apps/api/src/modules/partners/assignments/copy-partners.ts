import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import type { Context } from '../../../platform/context.ts'
import { partnersOf } from '../queries.ts'
import { chosenSlots, tellPartner } from './assign.ts'
import { holdSlots } from './hold-slots.ts'

/** Proposes a copied event to the partners of its source, for the same half-days. @throws 409 when one is taken elsewhere then */
export async function copyPartners(context: Context, from: number, to: number, slots: ReadonlyMap<number, number>): Promise<void> {
  for (const { user_id, kind, role_title, slot_ids } of await partnersOf(context.db, from)) {
    await context.db
      .insertInto('event_partners')
      .values({ event_id: to, user_id, kind: partnerKind.codeOf(kind), role_title, status: partnerStatus.codeOf('inProgress') })
      .execute()
    const copied = slot_ids.flatMap((id) => slots.get(id) ?? [])
    if (copied.length > 0) await holdSlots(context, user_id, await chosenSlots(context, to, copied))
    await tellPartner(context, to, user_id, 'inProgress')
  }
}
