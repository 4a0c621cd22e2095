import type { eventsContract } from '@kxo/domain/events/contract'
import { eventsErrors } from '@kxo/domain/events/errors'
import { missingForPublication } from '@kxo/domain/events/rules'
import { partSentence } from '@kxo/domain/events/words'
import { ProductError } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settingOf } from '../../mailing/index.ts'
import { refuseBeyond } from '../../tenants/index.ts'
import { tellPublication } from '../jobs.ts'
import { presentRecord, publicationFacts } from '../present.ts'
import type { EventFacts } from '../queries.ts'
import { editEvent, lockEvent } from './edit-event.ts'

/** Why an event may not be published, with every missing part as a detail; undefined when it may. */
export async function publicationRefusal(
  { db, now, language }: Pick<Context, 'db' | 'now' | 'language'>,
  event: EventFacts,
): Promise<ProductError | undefined> {
  if (event.nature === 'activity' && event.parent_id !== null) return new ProductError(eventsErrors.activityNotAlone)
  if (event.nature === 'model') return new ProductError(eventsErrors.modelNotPublished)
  const missing = missingForPublication(await publicationFacts(db, event), now).filter(({ blocks }) => blocks)
  if (missing.length === 0) return undefined
  return new ProductError(
    eventsErrors.notPublishable,
    { n: missing.length },
    missing.map(({ part }) => ({ field: part, message: language.say(partSentence(part)) })),
  )
}

/** @throws 409 with every missing part as a detail, or once the plan's events of the month are used up: a draft counts for none */
export async function publishEvent(context: Context, id: number): Promise<EventFacts> {
  const event = await lockEvent(context, id)
  const refusal = await publicationRefusal(context, event)
  if (refusal) throw refusal
  if (event.published_at === null) await refuseBeyond(context, 'events')
  if (event.published_at === null && event.announcement === 'everyone' && (await settingOf(context.db, 'publish_event')).is_on)
    await context.enqueue(tellPublication, { event_id: id, after: 0 })
  return editEvent(context, event, 'publish_event', { is_active: true, published_at: event.published_at ?? context.now, publish_at: null })
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
