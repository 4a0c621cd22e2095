import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { traceAll } from '../../traces/index.ts'
import type { WrittenEvent } from './import-events.ts'
import { updateEvents } from './update-events.ts'

/** What something else now hangs on: such an event stays. */
const inUse = sql<boolean>`(exists (select from registrations r where r.event_id = events.id)
  or exists (select from slots s where s.event_id = events.id)
  or exists (select from prices p where p.event_id = events.id)
  or exists (select from event_partners p where p.event_id = events.id)
  or exists (select from documents d where d.event_id = events.id)
  or exists (select from events child where child.parent_id = events.id))`

/** Takes back what a file wrote: created events nobody touched since are removed, changed ones get their former values; the others are kept. */
export async function undoImportedEvents(
  context: Context,
  written: readonly WrittenEvent[],
): Promise<{ removed: number; restored: number; kept: number }> {
  const { db } = context
  const created = written.filter(({ before }) => before === null)
  let removed = 0
  // Children first, then what they hung on: the second round finds the masters free.
  for (let round = 0; round < 2 && created.length > 0; round++) {
    const rows = await db
      .selectFrom('events')
      .select(['id', 'code'])
      .where(sql<boolean>`id = any(${created.map(({ event_id }) => event_id)}::bigint[])`)
      .where(
        sql<boolean>`(id, version) in (select * from unnest(${created.map(({ event_id }) => event_id)}::bigint[], ${created.map(({ version }) => version)}::integer[]))`,
      )
      .where((clause) => clause.not(inUse))
      .execute()
    if (rows.length === 0) break
    const ids = rows.map(({ id }) => id)
    await db.deleteFrom('event_places').where(sql<boolean>`event_id = any(${ids}::bigint[])`).execute()
    await db.deleteFrom('events').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
    await traceAll(
      context,
      rows.map(({ id, code }) => ({ action: 'delete_event', info: code ?? '', subject_id: id })),
    )
    removed += rows.length
  }
  const restored = await updateEvents(
    db,
    written.flatMap(({ event_id: id, version, before: fields }) => (fields === null ? [] : [{ id, version, fields }])),
  )
  return { removed, restored: restored.size, kept: written.length - removed - restored.size }
}
