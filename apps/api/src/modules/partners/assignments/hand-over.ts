import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import type { Context } from '../../../platform/context.ts'
import { tellPartner } from './assign.ts'
import { endPart } from './end-part.ts'
import type { AssignedSlot } from './hold-slots.ts'
import { type Part, takePart } from './take-part.ts'

const usual: Part = { kind: 'provider', role_title: '', fee: null, status: 'inProgress' }

/** A person leaves one slot; a part without any slot left ends and its person is told. Null when they did not hold it. */
async function leave(context: Context, slot: AssignedSlot, user_id: number): Promise<Part | null> {
  const { db } = context
  const left = await db
    .deleteFrom('slot_partners')
    .where('slot_id', '=', slot.id)
    .where('user_id', '=', user_id)
    .returning('slot_id')
    .execute()
  if (left.length === 0) return null
  const part = await db
    .selectFrom('event_partners')
    .select(['id', 'event_id', 'user_id', 'kind', 'role_title'])
    .where('event_id', '=', slot.event_id)
    .where('user_id', '=', user_id)
    .where('status', '<>', partnerStatus.codeOf('deleted'))
    .executeTakeFirst()
  if (!part) return usual
  const others = await db
    .selectFrom('slot_partners as held')
    .innerJoin('slots', (join) => join.onRef('slots.tenant_id', '=', 'held.tenant_id').onRef('slots.id', '=', 'held.slot_id'))
    .select('held.slot_id')
    .where('held.user_id', '=', user_id)
    .where('slots.event_id', '=', slot.event_id)
    .limit(1)
    .execute()
  if (others.length === 0) {
    await endPart(context, part)
    await db
      .updateTable('event_partners')
      .set({ released_slots: [slot.id] })
      .where('id', '=', part.id)
      .execute()
    await tellPartner(context, slot.event_id, user_id, 'deleted')
  }
  return { ...usual, kind: partnerKind.keyOf(part.kind), role_title: part.role_title }
}

/** One slot that changes hands: whoever takes it is proposed the part of whoever left. */
export const handOver = {
  leave,
  take: (context: Context, slot: AssignedSlot, user_id: number, part: Part | null): Promise<number> =>
    takePart(context, user_id, slot.event_id, [slot], part ?? usual),
}
