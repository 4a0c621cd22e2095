import type { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { may } from '@kxo/domain/partners/permissions'
import { authorize, found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { planningNews } from './hold-slots.ts'
import { getAssignment } from './read-assignments.ts'
import { takePart } from './take-part.ts'

/** Proposes slots to a person, or gives them: one part for each event they belong to. @throws 409 naming what takes the person */
export const assignSlots: Verb<typeof assignmentsContract.assign> = async (context, { body }) => {
  authorize(may.assignPartners(context.actor))
  const { user_id, slot_ids, fee = null, ...part } = body
  const slots = await context.db
    .selectFrom('slots')
    .select(['id', 'event_id', 'start_at', 'end_at'])
    .where('id', 'in', [...slot_ids])
    .orderBy('start_at')
    .execute()
  if (slots.length !== new Set(slot_ids).size) found(undefined)
  const events = [...new Set(slots.map(({ event_id }) => event_id))]
  const parts: number[] = []
  for (const event_id of events)
    parts.push(
      await takePart(
        context,
        user_id,
        event_id,
        slots.filter((slot) => slot.event_id === event_id),
        { ...part, fee },
      ),
    )
  await publish(context, { to: 'everyone', kind: planningNews })
  return Promise.all(parts.map((id) => getAssignment(context, user_id, id)))
}
