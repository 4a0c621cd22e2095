import { conflictAmong, freeToMove } from '@kxo/domain/events/acts/moving'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { whyNotShifted } from '@kxo/domain/events/bulk/shift'
import type { eventShiftContract } from '@kxo/domain/events/bulk/shift-contract'
import { shiftWords } from '@kxo/domain/events/bulk/shift-words'
import type { EventImpact } from '@kxo/domain/events/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import { formatRange } from '@kxo/domain/kernel/dates'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { impactsOn, summed } from '../ending/impact.ts'
import { moveEvents } from '../ending/move-events.ts'
import { type MovedSlot, movedSlots, shifted } from '../ending/moved-slots.ts'
import { eventsNamedPerReason } from './act-on-many.ts'
import { type ChosenEvent, chosenEvents } from './choose-events.ts'
import { sortEvents } from './sort-events.ts'

type Body = Input<typeof eventShiftContract.previewShift>['body']
type Sorted = {
  moving: ChosenEvent[]
  left: LeftRecord[]
  slots: MovedSlot[]
  /** Half-days of events that stay for what they would meet. */
  conflicts: { event: ChosenEvent; slot: MovedSlot; label: string }[]
  impact: EventImpact
}

/** Which events go, and which stay and why: one rule for the preview and for the act. */
async function sorted(context: Context, body: Body, { isPreview = false } = {}): Promise<Sorted> {
  const { db, actor } = context
  const { say } = context.language
  const events = await chosenEvents(context, body, { isPreview })
  const impactOf = await impactsOn(
    context,
    events.map(({ id }) => id),
  )
  const { able, left } = sortEvents(events, (event) => {
    const reason = body.days === 0 ? 'already' : whyNotShifted(actor, { ...event, attended: impactOf(event.id).attended })
    return reason && say({ ...w, ...shiftWords }[reason])
  })
  const slots = await movedSlots(db, able, { days: body.days, leavesRooms: () => false })
  const free = freeToMove(
    new Map(able.map(({ id }) => [id, slots.flatMap(({ event_id, meetings }) => (event_id === id ? [...meetings] : []))])),
  )
  const conflicts = able.flatMap((event) => {
    if (free.has(event.id)) return []
    left.push({ name: event.title, reason: say(shiftWords.inConflict) })
    return slots.flatMap((slot) => {
      const met = conflictAmong(slot.meetings, free)
      return slot.event_id === event.id && met ? [{ event, slot, label: met.label }] : []
    })
  })
  const moving = able.filter(({ id }) => free.has(id))
  const impact = summed(moving.map(({ id }) => ({ ...impactOf(id), rooms: 0, slots: [] })))
  return { moving, left, slots: slots.filter(({ event_id }) => free.has(event_id)), conflicts, impact }
}

const inOrderOfDates = (events: readonly ChosenEvent[]): ChosenEvent[] =>
  events.toSorted((a, b) => Number(a.start_date) - Number(b.start_date))

/** What shifting many events would do: every date before and after, conflicts, who is told. */
export const previewShift: Verb<typeof eventShiftContract.previewShift> = async (context, { body }) => {
  const { locale } = context.language
  const { moving, left, conflicts, impact } = await sorted(context, body, { isPreview: true })
  const range = (from: Date, to: Date | null, zone: string): string => formatRange(from, to ?? from, locale, { zone })
  return {
    ...bulkOutcome(moving.length, left, eventsNamedPerReason),
    impact,
    conflicts: conflicts.map(({ event, slot, label }) => ({
      id: slot.id,
      name: [event.title, slot.title].filter(Boolean).join(' – '),
      when: range(slot.from, slot.to, event.time_zone),
      conflict: label,
    })),
    first: inOrderOfDates(moving).map(({ id, title, start_date, end_date, time_zone: zone }) => {
      const moved = (instant: Date): Date => shifted(instant, body.days, zone)
      const from = start_date as Date
      return {
        id,
        name: title,
        before: range(from, end_date, zone),
        after: range(moved(from), end_date && moved(end_date), zone),
      }
    }),
  }
}

/** Shifts each event as its postponement would, all together; those it cannot are left, and told. */
export const shiftMany: Verb<typeof eventShiftContract.shiftMany> = async (context, { body }) => {
  const { moving, left, slots, impact } = await sorted(context, body)
  await moveEvents(context, moving, slots, { days: body.days, reason: body.reason })
  return { ...bulkOutcome(moving.length, left, eventsNamedPerReason), impact }
}
