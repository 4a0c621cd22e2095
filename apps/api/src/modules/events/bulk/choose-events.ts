import { bulkLimit, modalityOf } from '@kxo/domain/events/bulk/bulk-acts'
import type { eventBulkContract } from '@kxo/domain/events/bulk/bulk-contract'
import { may } from '@kxo/domain/events/permissions'
import type { Input } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { filtered } from '../../../platform/lists/list-filters.ts'
import { eventsPlan } from '../catalogue/events-plan.ts'
import { rowsFor } from '../catalogue/list-events.ts'
import { type EventRow, eventFrom, eventsWithPlaces } from '../queries.ts'

export type BulkEventsBody = Input<typeof eventBulkContract.actOnMany>['body']

const hasPlace = sql<boolean>`(events.location_id is not null or coalesce(events.town, '') <> ''
  or exists (select from slots where slots.event_id = events.id and slots.room_id is not null))`
const hasCriteria = sql<boolean>`exists (select from event_criteria where event_criteria.event_id = events.id)`

/** Events with what the rules of a change look at. */
const selectEvents = (db: Queries, ids: readonly number[]) =>
  eventsWithPlaces(db)
    .select([hasPlace.as('has_place'), hasCriteria.as('has_criteria')])
    .where(sql<boolean>`events.id = any(${[...ids]}::bigint[])`)

/** An event as it is stored, and as rules read it. */
const chosenFrom = (row: EventRow & { has_place: boolean; has_criteria: boolean }) => ({
  ...eventFrom(row),
  stored: row,
  modality: modalityOf(row),
  has_place: row.has_place,
  has_criteria: row.has_criteria,
})
export type ChosenEvent = ReturnType<typeof chosenFrom>

/** Events locked in the order of their numbers; those only looked at in the order of their dates. */
export async function eventsNamed(db: Queries, ids: readonly number[], { isPreview = false } = {}): Promise<ChosenEvent[]> {
  if (ids.length === 0) return []
  const query = selectEvents(db, ids)
  const looked = query.orderBy('events.start_date', (by) => by.asc().nullsLast()).orderBy('events.id')
  return (await (isPreview ? looked : query.orderBy('events.id').forUpdate('events')).execute()).map(chosenFrom)
}

type Chosen = Pick<BulkEventsBody, 'ids' | 'found'>

/** The numbers of the events chosen one by one among those one sees, or of all those a tab finds. @throws 422 beyond the most */
async function chosenIds(context: Context, { ids, found }: Chosen, most = bulkLimit): Promise<number[]> {
  authorize(may.createEvents(context.actor))
  const { db } = context
  if (ids === undefined && found === undefined) refuse(kernelErrors.invalid, {}, [{ field: 'ids', message: 'required' }])
  const seen = rowsFor(db, context, { space: 'admin', tab: found?.tab ?? 'all', page: 1, page_size: 25 })
  const rows = await filtered(seen, eventsPlan(), { q: found?.q, filters: found?.filters, ...(ids && { ids }) })
    .clearSelect()
    .select('events.id')
    .orderBy('events.id')
    .limit(most + 1)
    .execute()
  if (rows.length > most) refuse(kernelErrors.invalid, {}, [{ field: 'found', message: 'tooMany', values: { max: most } }])
  return rows.map(({ id }) => id)
}

/** The same, as rules read them. */
export const chosenEvents = async (
  context: Context,
  chosen: Chosen,
  { most, ...options }: { isPreview?: boolean; most?: number } = {},
): Promise<ChosenEvent[]> => eventsNamed(context.db, await chosenIds(context, chosen, most), options)

export const chosenMany: Verb<typeof eventBulkContract.chosenMany> = async (context, { body }) => ({ ids: await chosenIds(context, body) })
