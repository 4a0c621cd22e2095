import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'

const Chosen = z.object({ activities: z.array(wire.id) })
/** A price kept for who chooses an activity. */
export const ActivityPrice = z.object({ activity: wire.id, name: z.string(), amount_ttc: wire.money })
export type ActivityPrice = z.output<typeof ActivityPrice>
const Moved = z.object({ moved: z.int() })
const stale = ['guests', 'events', 'activities'] as const
const registrations = wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(500))

export const activityContract = {
  chosen: endpoint({
    method: 'GET',
    path: '/clients/:client/guests/:id/activities/',
    summary: 'The optional activities a registration chose',
    access: 'link',
    params: inClientWithId,
    response: Chosen,
  }),
  choose: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/guests/:id/activities/',
    summary: 'Choose the optional activities of a registration: one of each group, places permitting',
    access: 'link',
    params: inClientWithId,
    body: z.object({ activities: wire.list(wire.id) }),
    response: Chosen,
  }),
  addToActivity: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/activities/:id/guests/',
    summary: 'Add registrations of the event to one of its optional activities',
    params: inClientWithId,
    body: z.object({ registrations }),
    response: Moved,
  }),
  moveFromActivity: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/activities/:id/moves/',
    summary: 'Move people to another activity of the event, or out of this one (they stay on the event)',
    params: inClientWithId,
    body: z.object({ registrations, to: z.optional(z.nullable(wire.id)) }),
    response: Moved,
  }),
}
