import { partnerKind } from '@kxo/domain/partners/kind'
import * as z from 'zod/mini'
import { aDay, aNumber, aText, oneOf } from '../../ui/navigation/address-schema.ts'

export const views = ['day', 'week', 'month'] as const
export type View = (typeof views)[number]

/** The day and the span looked at, and what of the planning is shown. */
export const planningAddress = z.object({
  day: aDay,
  view: oneOf(views),
  theme: aText,
  kind: oneOf(partnerKind.keys),
  location: aNumber,
})
export type PlanningSearch = z.output<typeof planningAddress>

export const groupings = ['room', 'partner', 'company', 'event', 'location'] as const
export type Grouping = (typeof groupings)[number]
/** The week on one sheet: the same, and what its lines are. */
export const weekTabs = ['sheet', 'logistics'] as const
export const weekAddress = z.extend(planningAddress, { group: oneOf(groupings), tab: oneOf(weekTabs) })

export const assignmentAddress = z.object({ day: aDay })
