import { usualParts } from '@kxo/domain/events/acts/copy-parts'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { copiedAtOnce, whyNotCopied } from '@kxo/domain/events/bulk/copy'
import type { eventCopyContract } from '@kxo/domain/events/bulk/copy-contract'
import { copyWords } from '@kxo/domain/events/bulk/copy-words'
import type { Input } from '@kxo/domain/kernel/contract'
import { formatRange } from '@kxo/domain/kernel/dates'
import { ProductError } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { traceAll } from '../../traces/index.ts'
import { copyEvent } from '../copying/copy-event.ts'
import { shifted } from '../ending/moved-slots.ts'
import { eventsNamedPerReason } from './act-on-many.ts'
import { type ChosenEvent, chosenEvents } from './choose-events.ts'
import { sortEvents } from './sort-events.ts'

type Body = Input<typeof eventCopyContract.copyMany>['body']

/** Which events are copied, and which are not and why: one rule for the preview and for the act. @throws 422 beyond the most */
async function sorted(context: Context, body: Body): Promise<{ copied: ChosenEvent[]; left: LeftRecord[] }> {
  const events = await chosenEvents(context, body, { isPreview: true, most: copiedAtOnce })
  const { able: copied, left } = sortEvents(events, (event) => {
    const reason = whyNotCopied(context.actor, event)
    return reason && context.language.say(w[reason])
  })
  return { copied, left }
}

/** What copying many events would give: the dates of each, and those of its draft. */
export const previewCopies: Verb<typeof eventCopyContract.previewCopies> = async (context, { body }) => {
  const { say, locale } = context.language
  const { copied, left } = await sorted(context, body)
  const range = ({ start_date, end_date, time_zone: zone }: ChosenEvent, days: number): string => {
    if (!start_date) return say(copyWords.undated)
    const moved = (instant: Date): Date => shifted(instant, days, zone)
    return formatRange(moved(start_date), moved(end_date ?? start_date), locale, { zone })
  }
  return {
    ...bulkOutcome(copied.length, left, eventsNamedPerReason),
    first: copied.map((event) => ({ id: event.id, name: event.title, before: range(event, 0), after: range(event, body.days) })),
  }
}

/** Copies each event as its own duplication would, as a draft; one that is refused is left, and told. */
export const copyMany: Verb<typeof eventCopyContract.copyMany> = async (context, { body }) => {
  const { copied, left } = await sorted(context, body)
  const copies: { id: number; from: number }[] = []
  for (const source of copied) {
    const { title, nature, model_id } = source
    try {
      const copy = () => copyEvent(context, source, { title, nature, days: body.days, parts: usualParts, model_id })
      copies.push({ id: (await inSavepoint(context.transaction, copy)).id, from: source.id })
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      left.push({ name: title, reason: context.language.say(error.kind, error.values) })
    }
  }
  await traceAll(
    context,
    copies.map(({ id, from }) => ({ action: 'duplicate_event' as const, event_id: id, info: String(from) })),
  )
  return bulkOutcome(copies.length, left, eventsNamedPerReason)
}
