import { type BulkSet, whyLeftOut } from '@kxo/domain/events/bulk/bulk-acts'
import type { eventBulkContract } from '@kxo/domain/events/bulk/bulk-contract'
import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import type { ProductError } from '@kxo/domain/kernel/errors'
import { tenantsErrors } from '@kxo/domain/tenants/errors'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { leftOf } from '../../tenants/index.ts'
import { archiveRefusal } from '../ending/close-event.ts'
import { editEvents } from '../steps/edit-event.ts'
import { publicationRefusals, publishLocked } from '../steps/publish.ts'
import { beforeAndAfter } from './before-and-after.ts'
import { changeOf, checkSet, type Named, namesIn } from './change-of.ts'
import { type BulkEventsBody, type ChosenEvent, chosenEvents } from './choose-events.ts'
import { writeChanges } from './write-change.ts'

type Contract = typeof eventBulkContract
type Sorted = { changing: ChosenEvent[]; left: LeftRecord[]; set: BulkSet; named: Named }

/** Names told of each reason: each event left is known by its name. */
export const eventsNamedPerReason = 50

/** Why publishing is refused, with all that is missing. */
const wordsOf = ({ language: { say } }: Context, { kind, values, details = [] }: ProductError): string =>
  details.length > 0 ? say(w.missing, { parts: details.map(({ message }) => message).join(', ') }) : say(kind, values)

type Request = {
  act: BulkEventsBody['act']
  set: BulkSet
  named: Named
  /** Why an event may not be published. */
  refusalOf: (event: ChosenEvent) => ProductError | undefined
}
/** Why an act leaves an event as it is, in words; undefined when it goes for it. */
function reasonOf(context: Context, event: ChosenEvent, { act, set, named, refusalOf }: Request): string | undefined {
  const { actor, now } = context
  const { say } = context.language
  const refused = whyLeftOut(actor, event, set)
  // What is closed or cancelled is what one puts away.
  if (refused && !(act === 'archive' && refused === 'closedEvent')) return say(w[refused])
  if (act === 'edit') return Object.keys(changeOf(event, set, named).after).length > 0 ? undefined : say(w.already)
  if (act === 'unpublish') return event.is_active ? undefined : say(w.already)
  if (act === 'archive') {
    const refusal = archiveRefusal(event, now)
    return event.archived_at ? say(w.already) : refusal && say(refusal)
  }
  if (event.is_active) return say(w.already)
  const refusal = refusalOf(event)
  return refusal && wordsOf(context, refusal)
}

/** Which events an act changes, and which it leaves and why: one rule for the preview and for the act. */
async function sorted(context: Context, body: BulkEventsBody, { isPreview = false } = {}): Promise<Sorted> {
  const { db, language } = context
  const events = await chosenEvents(context, body, { isPreview })
  const set = body.act === 'edit' ? (body.set ?? {}) : {}
  if (body.act === 'edit') await checkSet(context, set)
  const named = await namesIn(db, set, events)
  const plan = body.act === 'publish' ? await leftOf(context, 'events') : null
  let rest = plan?.left ?? Number.POSITIVE_INFINITY
  // Asked once for all: each would take its own queries.
  const refusalOf = body.act === 'publish' ? await publicationRefusals(context, events) : () => undefined
  const request: Request = { act: body.act, set, named, refusalOf }
  const changing: ChosenEvent[] = []
  const left: LeftRecord[] = []
  for (const event of events) {
    const counts = body.act === 'publish' && event.published_at === null
    const reason =
      reasonOf(context, event, request) ??
      (counts && rest <= 0 ? language.say(tenantsErrors.eventsLimitReached, { n: plan?.max ?? 0 }) : undefined)
    if (reason !== undefined) left.push({ name: event.title, reason })
    else {
      if (counts) rest -= 1
      changing.push(event)
    }
  }
  return { changing, left, set, named }
}

/** What an act on many events would change. */
export const previewMany: Verb<Contract['previewMany']> = async (context, { body }) => {
  const { changing, left, set, named } = await sorted(context, body, { isPreview: true })
  return {
    ...bulkOutcome(changing.length, left, eventsNamedPerReason),
    first: changing
      .slice(0, recordsNamed)
      .map((event) => ({ id: event.id, name: event.title, ...beforeAndAfter(context, event, { act: body.act, set, named }) })),
  }
}

/** Does to each event what is done to one; those it cannot are left, and told. */
export const actOnMany: Verb<Contract['actOnMany']> = async (context, { body }) => {
  const { changing, left, set, named } = await sorted(context, body)
  if (body.act === 'publish') await publishLocked(context, changing)
  else if (body.act === 'unpublish') await editEvents(context, changing, 'unpublish_event', () => ({ is_active: false }))
  else if (body.act === 'archive') await editEvents(context, changing, 'archive_event', () => ({ archived_at: context.now }))
  else
    await writeChanges(
      context,
      changing.map((event) => ({ event, change: changeOf(event, set, named) })),
    )
  return { ...bulkOutcome(changing.length, left, eventsNamedPerReason), undo: changing.length > 0 ? context.request.id : null }
}
