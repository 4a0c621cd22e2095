import { documentCategory } from '@kxo/domain/documents/category'
import { closing, isOpen, opening } from '@kxo/domain/documents/opening'
import { may as mayDocuments } from '@kxo/domain/documents/permissions'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import type { Handout, handoutsContract } from '@kxo/domain/events/handouts/handouts-contract'
import { may } from '@kxo/domain/events/permissions'
import { defaultZone } from '@kxo/domain/kernel/dates'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type DocumentRow, giveDocument, handoutsFor, isOpenAt, mayReadDocument } from '../../documents/index.ts'
import { isConfirmedPartner } from '../confirmed-partner.ts'
import { getEvent } from '../queries.ts'
import { seenEvent } from '../read-event.ts'

/** An event and its activities: what documents may belong to, in one whole. */
export const partsOf = async (db: Queries, event_id: number): Promise<{ id: number; title: string }[]> =>
  db
    .selectFrom('events')
    .select(['id', 'title'])
    .where((eb) => eb.or([eb('id', '=', event_id), eb.and([eb('parent_id', '=', event_id), eb('enrolment', 'is not', null)])]))
    .where((eb) => eb.or([eb('id', '=', event_id), eb('archived_at', 'is', null)]))
    .orderBy('id')
    .execute()

const shownOf = (document: DocumentRow, event_id: number, now: Date) => ({
  id: document.id,
  name: document.name,
  category: documentCategory.keyOf(document.category),
  activity: document.event_id === event_id ? null : document.event_id,
  activity_title: document.event_id === event_id ? null : document.event_title,
  opens: opening.keyOf(document.opens ?? opening.codeOf('registration')),
  opens_on: document.opens_on,
  closes: document.closes === null ? null : closing.keyOf(document.closes),
  closes_on: document.closes_on,
  content_type: document.content_type,
  size: Number(document.size),
  is_open: isOpenAt(document, now),
})

export const presentHandout = (document: DocumentRow, event_id: number, now: Date): Handout => ({
  ...shownOf(document, event_id, now),
  restriction: documentRestriction.keyOf(document.restriction),
  file_name: document.file_name,
})

/** What an event gives out that is for the caller, whether it is open yet or not. */
async function handoutsSeenBy({ db, actor }: Context, event_id: number): Promise<DocumentRow[]> {
  const parts = (await partsOf(db, event_id)).map(({ id }) => id)
  return (await handoutsFor(db, actor, parts))
    .filter(({ document, relation }) =>
      mayDocuments.see(actor, { restriction: documentRestriction.keyOf(document.restriction), relation, is_open: true }),
    )
    .map(({ document }) => document)
}

/** Administrators of limited rights build without what is kept from them. */
export const listHandouts: Verb<typeof handoutsContract.handouts> = async (context, { params }) => {
  authorize(may.readEvent(context.actor, await getEvent(context.db, params.id)))
  return (await handoutsSeenBy(context, params.id)).map((document) => presentHandout(document, params.id, context.now))
}

/** What is for the caller: open, or still to open; what has closed is told no more. */
export const listOwnHandouts: Verb<typeof handoutsContract.ownHandouts> = async (context, { params }) => {
  await seenEvent(context, params.id)
  const { user_id } = context.actor
  const isLed = await isConfirmedPartner(context.db, params.id, user_id)
  return (await handoutsSeenBy(context, params.id))
    .map((document) => ({
      ...shownOf(document, params.id, context.now),
      is_own: isLed && document.created_by === user_id,
      start_date: document.event_start,
      end_date: document.event_end,
      time_zone: document.event_zone ?? defaultZone,
    }))
    .filter((one) => one.is_open || !isOpen({ ...one, closes: null, closes_on: null }, one, context.now))
}

/** The same as a person with an account downloads, for who came by a link too. @throws 404 for what is not open to the caller */
export const readOwnHandout: Verb<typeof handoutsContract.readOwnHandout> = async (context, { params }) => {
  await seenEvent(context, params.id)
  const document = found((await handoutsSeenBy(context, params.id)).find(({ id }) => id === params.handout))
  return giveDocument(context, found((await mayReadDocument(context, document)) ? document : undefined), true)
}
