import { documentCategory } from '@kxo/domain/documents/category'
import { mailedDocument } from '@kxo/domain/documents/mailed-document'
import { closing } from '@kxo/domain/documents/opening'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import { documentStatus } from '@kxo/domain/documents/status'
import { eventsErrors } from '@kxo/domain/events/errors'
import { type handoutsContract, mayTell } from '@kxo/domain/events/handouts/handouts-contract'
import { event as eventPage } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { countNotices, type DocumentRow, findDocument, isOpenAt, tellOnce } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { announceHandout } from '../jobs.ts'
import { type EventFacts, findEvent, getEvent } from '../queries.ts'
import { handoutOf } from './give-out.ts'

type Contract = typeof handoutsContract

const isAnnounceable = (context: Context, document: DocumentRow): boolean =>
  mayTell({ restriction: documentRestriction.keyOf(document.restriction), is_open: isOpenAt(document, context.now) })

async function announced(context: Context, { id, handout }: { id: number; handout: number }) {
  const event = await getEvent(context.db, id)
  authorize(may.changeEvent(context.actor, event))
  return { event, document: await handoutOf(context, id, handout) }
}

export const readNotice: Verb<Contract['handoutNotice']> = async (context, { params }) => {
  const { event, document } = await announced(context, params)
  const counts = await countNotices(context, document)
  return isAnnounceable(context, document) && !event.cancelled_at ? counts : { ...counts, waiting: 0 }
}

/** Whoever may read it once it is told again is told then: a place confirmed since, an activity chosen. */
export const tellHandout: Verb<Contract['tellHandout']> = async (context, { params }) => {
  const { event, document } = await announced(context, params)
  if (!isAnnounceable(context, document) || event.cancelled_at) refuse(eventsErrors.nobodyReads)
  const counts = await countNotices(context, document)
  if (counts.waiting > 0) {
    await context.enqueue(announceHandout, { document_id: document.id })
    await trace(context, { action: 'send_document', event_id: event.id, subject_id: document.id, info: document.name })
  }
  return counts
}

const batch = 200
/** Writes to a batch of those a document is open to; closed or withdrawn meanwhile, to nobody. */
export async function tellReaders(context: Context, { document_id }: { document_id: number }): Promise<void> {
  const { db, services } = context
  const document = await findDocument(db, document_id)
  const place = document && (await findEvent(db, document.event_id ?? 0))
  if (!place || place.cancelled_at || !isAnnounceable(context, document)) return
  const event: EventFacts = place.enrolment === null || place.parent_id === null ? place : await getEvent(db, place.parent_id)
  // The page that gives an activity's documents is that of the event it belongs to.
  const path = eventPage(event.id)
  const ends = { start: document.event_start, end: document.event_end ?? document.event_start }
  const until = document.closes === null ? null : closing.keyOf(document.closes)
  const end = until === 'start' || until === 'end' ? ends[until] : null
  const said = mailedDocument({
    category: documentCategory.keyOf(document.category),
    status: documentStatus.keyOf(document.status),
    deadline: end ? dayInZone(end, document.event_zone ?? event.time_zone) : document.closes_on,
  })
  const readers = await tellOnce(context, document, batch)
  for (const to of readers)
    await services.enqueueMail(context, {
      moment: 'send_document',
      to,
      occurrence: `document ${document.id}`,
      event_id: event.id,
      values: { name: document.name, title: event.title, ...said },
      path,
      by_link: { purpose: 'document', path },
    })
  if (readers.length === batch) await context.enqueue(announceHandout, { document_id })
}
