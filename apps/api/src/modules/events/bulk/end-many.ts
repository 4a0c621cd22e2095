import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { whyNotCancelled } from '@kxo/domain/events/bulk/ending'
import type { eventEndingContract } from '@kxo/domain/events/bulk/ending-contract'
import { endingWords } from '@kxo/domain/events/bulk/ending-words'
import type { EventImpact } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import type { Input } from '@kxo/domain/kernel/contract'
import { formatRange } from '@kxo/domain/kernel/dates'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { cancelLocked, cancellationImpacts } from '../ending/cancel-event.ts'
import { summed } from '../ending/impact.ts'
import { reasonsOf, removeKnown } from '../ending/remove-event.ts'
import { eventsNamedPerReason } from './act-on-many.ts'
import { type ChosenEvent, chosenEvents } from './choose-events.ts'
import { sortEvents } from './sort-events.ts'

type Body = Input<typeof eventEndingContract.removeMany>['body']
type Sorted = { ending: ChosenEvent[]; left: LeftRecord[] }

const datesOf = ({ language: { locale } }: Context, { start_date, end_date, time_zone: zone }: ChosenEvent): string =>
  start_date ? formatRange(start_date, end_date ?? start_date, locale, { zone }) : ''

/** Which events are cancelled, and which are left and why: one rule for the preview and for the act. */
async function sortedToCancel(context: Context, body: Body, isPreview = false): Promise<Sorted & { impact: EventImpact }> {
  const { able: ending, left } = sortEvents(await chosenEvents(context, body, { isPreview }), (event) => {
    const reason = whyNotCancelled(context.actor, event)
    return reason && context.language.say(w[reason])
  })
  const impacts = await cancellationImpacts(
    context,
    ending.map(({ id }) => id),
  )
  return { ending, left, impact: summed(impacts) }
}

/** What cancelling many events would do, all told. */
export const previewCancellations: Verb<typeof eventEndingContract.previewCancellations> = async (context, { body }) => {
  const { ending, left, impact } = await sortedToCancel(context, body, true)
  const after = context.language.say(endingWords.cancelledState)
  return {
    ...bulkOutcome(ending.length, left, eventsNamedPerReason),
    impact,
    first: ending.map((event) => ({ id: event.id, name: event.title, before: datesOf(context, event), after })),
  }
}

/** Cancels each as it would be alone, for one reason; those it cannot are left, and told. */
export const cancelMany: Verb<typeof eventEndingContract.cancelMany> = async (context, { body }) => {
  const { ending, left, impact } = await sortedToCancel(context, body)
  await cancelLocked(context, ending, body)
  return { ...bulkOutcome(ending.length, left, eventsNamedPerReason), impact }
}

/** Which events are deleted, and what keeps the others. @throws 403 for whoever deletes none */
async function sortedToRemove(context: Context, body: Body, isPreview = false): Promise<Sorted> {
  authorize(may.removeEvents(context.actor))
  const events = await chosenEvents(context, body, { isPreview })
  const reasonsFor = await reasonsOf(context, events)
  const { able: ending, left } = sortEvents(events, (event) => {
    if (!may.removeEvent(context.actor, event)) return context.language.say(w.noRight)
    const reasons = reasonsFor(event.id).map(({ message }) => message)
    return reasons.length > 0 ? reasons.join(', ') : undefined
  })
  return { ending, left }
}

export const previewRemovals: Verb<typeof eventEndingContract.previewRemovals> = async (context, { body }) => {
  const { ending, left } = await sortedToRemove(context, body, true)
  const after = context.language.say(endingWords.gone)
  return {
    ...bulkOutcome(ending.length, left, eventsNamedPerReason),
    first: ending.map((event) => ({ id: event.id, name: event.title, before: datesOf(context, event), after })),
  }
}

/** Deletes those nothing hangs on; the others are left, with what keeps them. */
export const removeMany: Verb<typeof eventEndingContract.removeMany> = async (context, { body }) => {
  const { ending, left } = await sortedToRemove(context, body)
  await removeKnown(context, ending)
  return bulkOutcome(ending.length, left, eventsNamedPerReason)
}
