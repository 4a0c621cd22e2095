import { documentCategory } from '@kxo/domain/documents/category'
import { closing, opening } from '@kxo/domain/documents/opening'
import { documentRestriction } from '@kxo/domain/documents/restriction'
import type { Handout, HandoutBody, handoutsContract } from '@kxo/domain/events/handouts/handouts-contract'
import { may } from '@kxo/domain/events/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { checkIfImage } from '../../../platform/files/images.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addDocument, type DocumentRow, findDocument, handoutsFor, removeDocument } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { isConfirmedPartner } from '../confirmed-partner.ts'
import { fromAbove } from '../dependencies.ts'
import type { EventFacts } from '../queries.ts'
import { lockEvent, lockEventFor } from '../steps/edit-event.ts'
import { partsOf, presentHandout } from './read-handouts.ts'

type Contract = typeof handoutsContract

/** The event or the activity a document belongs to. @throws 422 for an activity of another event */
async function placeOf({ db }: Context, event_id: number, activity: number | null | undefined): Promise<number> {
  if (!activity) return event_id
  const isOfEvent = (await partsOf(db, event_id)).some(({ id }) => id === activity)
  if (!isOfEvent || activity === event_id) refuse(kernelErrors.invalid, {}, [{ field: 'activity', message: 'unknownId' }])
  return activity
}

/** A day only where the moment is one: what was typed before another was chosen says nothing. */
const windowOf = ({ opens, opens_on, closes, closes_on }: HandoutBody) => ({
  opens: opening.codeOf(opens),
  opens_on: opens === 'day' ? (opens_on ?? null) : null,
  closes: closes ? closing.codeOf(closes) : null,
  closes_on: closes === 'day' ? (closes_on ?? null) : null,
})

const write = (context: Context, id: number, body: HandoutBody, event_id: number) =>
  context.db
    .updateTable('documents')
    .set({
      name: body.name,
      category: documentCategory.codeOf(body.category),
      restriction: documentRestriction.codeOf(body.restriction),
      event_id,
      ...windowOf(body),
    })
    .where('id', '=', id)
    .execute()

/** @throws 404 for a document of another event, or one that is no handout */
export async function handoutOf(context: Context, event_id: number, id: number): Promise<DocumentRow> {
  const document = found(await findDocument(context.db, id))
  const parts = await partsOf(context.db, event_id)
  return found(document.opens !== null && parts.some((part) => part.id === document.event_id) ? document : undefined)
}

type HandoutToAdd = Pick<Parameters<Verb<Contract['giveOut']>>[1], 'query' | 'file'>

async function addHandout(context: Context, event: EventFacts, { query, file }: HandoutToAdd): Promise<Handout> {
  const event_id = await placeOf(context, event.id, query.activity)
  await checkIfImage(file)
  const { id: file_id } = await keepReceived(context, file)
  const { name, category, restriction } = query
  const id = await addDocument(context, { category, name, file_id, restriction, status: 'validated', event_id })
  await write(context, id, query, event_id)
  if (file.content_type.startsWith('video/')) await fromAbove().recordFilm(context, { id, event_id, file_id, name, restriction }, file)
  return presentHandout(found(await findDocument(context.db, id)), event.id, context.now)
}

export const giveOut: Verb<Contract['giveOut']> = async (context, { params, ...handout }) =>
  addHandout(context, await lockEvent(context, params.id), handout)

/** @throws 403 for whoever does not lead the event */
const lockLedEvent = (context: Context, id: number): Promise<EventFacts> =>
  lockEventFor(context, id, async () =>
    may.giveDocuments(context.actor, { is_led: await isConfirmedPartner(context.db, id, context.actor.user_id) }),
  )

export const giveOwnHandout: Verb<Contract['giveOwnHandout']> = async (context, { params, ...handout }) =>
  addHandout(context, await lockLedEvent(context, params.id), handout)

export const withdrawOwnHandout: Verb<Contract['withdrawOwnHandout']> = async (context, { params }) => {
  const event = await lockLedEvent(context, params.id)
  const document = await handoutOf(context, event.id, params.handout)
  await removeDocument(context, found(document.created_by === context.actor.user_id ? document : undefined))
  return { done: true as const }
}

export const changeHandout: Verb<Contract['changeHandout']> = async (context, { params, body }) => {
  const event = await lockEvent(context, params.id)
  const before = await handoutOf(context, event.id, params.handout)
  await write(context, before.id, body, await placeOf(context, event.id, body.activity))
  const after = found(await findDocument(context.db, before.id))
  await trace(context, {
    action: 'update_event_documents',
    event_id: event.id,
    subject_id: after.id,
    info: after.name,
    change: { before: presentHandout(before, event.id, context.now), after: presentHandout(after, event.id, context.now) },
  })
  return presentHandout(after, event.id, context.now)
}

/** Its file goes with it, unless a copy of the event gives the same one out. */
export const withdrawHandout: Verb<Contract['withdrawHandout']> = async (context, { params }) => {
  const event = await lockEvent(context, params.id)
  await removeDocument(context, await handoutOf(context, event.id, params.handout))
  return { done: true as const }
}

/** Takes back whatever an event gives out: it is about to go. */
export async function withdrawHandouts(context: Context, event_id: number): Promise<void> {
  for (const { document } of await handoutsFor(context.db, context.actor, [event_id])) await removeDocument(context, document)
}

/** What an event gives out, on another that gives nothing yet; days move with its dates, files are the same. */
export async function copyHandouts(context: Context, from: number, to: number, days: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into documents (category, name, status, restriction, event_id, file_id, source, created_by, created_at, opens, opens_on, closes, closes_on, video_id, rank)
      select category, name, status, restriction, ${to}, file_id, source, ${context.actor.user_id}, ${context.now}, opens, opens_on + ${days}::int, closes, closes_on + ${days}::int, video_id, rank
        from documents d where d.event_id = ${from} and d.opens is not null
          and not exists (select from documents o where o.tenant_id = d.tenant_id and o.event_id = ${to} and o.opens is not null)
        order by id returning id`.execute(context.db as Queries)
  for (const { id } of rows) await trace(context, { action: 'add_document', event_id: to, subject_id: id })
}
