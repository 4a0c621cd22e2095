import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { partSentence } from '@kxo/domain/events/publication/gap-words'
import { missingForPublication } from '@kxo/domain/events/rules'
import { ProductError } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingOf } from '../../mailing/index.ts'
import { refuseBeyond } from '../../tenants/index.ts'
import { tellPublication } from '../jobs.ts'
import { presentRecord } from '../present.ts'
import { type EventFacts, getEvent } from '../queries.ts'
import { editEvent, editEvents, lockEvent } from './edit-event.ts'
import { publicationFactsOf } from './publication-facts.ts'

type Asking = Pick<Context, 'db' | 'now' | 'language'>

/** Why each of many events may not be published, with every missing part as a detail; undefined for one that may. */
export async function publicationRefusals(
  { db, now, language }: Asking,
  events: readonly EventFacts[],
): Promise<(event: EventFacts) => ProductError | undefined> {
  const factsOf = await publicationFactsOf(db, events)
  return (event) => {
    if (event.nature === 'activity' && event.parent_id !== null) return new ProductError(eventsErrors.activityNotAlone)
    if (event.nature === 'model') return new ProductError(eventsErrors.modelNotPublished)
    const missing = missingForPublication(factsOf(event), now).filter(({ blocks }) => blocks)
    if (missing.length === 0) return undefined
    return new ProductError(
      eventsErrors.notPublishable,
      { n: missing.length },
      missing.map(({ part }) => ({ field: part, message: language.say(partSentence(part)) })),
    )
  }
}
const publicationRefusal = async (context: Asking, event: EventFacts) => (await publicationRefusals(context, [event]))(event)

/** Publishes locked events that nothing refuses: as many queries for hundreds as for one. @throws 409 once the plan's events of the month are used up */
export async function publishLocked(context: Context, events: readonly EventFacts[]): Promise<void> {
  const drafts = events.filter(({ published_at }) => published_at === null)
  if (drafts.length > 0) await refuseBeyond(context, 'events', drafts.length)
  const announced = drafts.filter(({ announcement }) => announcement === 'everyone')
  if (announced.length > 0 && (await settingOf(context.db, 'publish_event')).is_on)
    for (const { id } of announced) await context.enqueue(tellPublication, { event_id: id, after: 0 })
  await editEvents(context, events, 'publish_event', ({ published_at }) => ({
    is_active: true,
    published_at: published_at ?? context.now,
    publish_at: null,
  }))
}

/** @throws 409 with every missing part as a detail, or once the plan's events of the month are used up: a draft counts for none */
export async function publishEvent(context: Context, id: number): Promise<EventFacts> {
  const event = await lockEvent(context, id)
  const refusal = await publicationRefusal(context, event)
  if (refusal) throw refusal
  await publishLocked(context, [event])
  return getEvent(context.db, id)
}

export const publish: Verb<typeof eventsContract.publish> = async (context, { params }) =>
  presentRecord(context.db, await publishEvent(context, params.id), context.now)

export const unpublish: Verb<typeof eventsContract.unpublish> = async (context, { params }) => {
  const event = await lockEvent(context, params.id)
  return presentRecord(
    context.db,
    await editEvent(context, event, 'unpublish_event', { is_active: false, publish_at: null, unpublish_at: null }),
    context.now,
  )
}
