import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { setThemes } from '../themes/event-themes.ts'
import type { ImportedFields } from './imported-fields.ts'

/** The summary is one of the texts of the sheet. */
const columnsOf = ({ summary, ...fields }: ImportedFields) => ({ ...fields, ...(summary !== undefined && { sheet: { summary } }) })

/** What an event becomes; dates may be their ISO text. With a version, an event that has moved on since is left alone. */
export type EventUpdate = { id: number; version?: number; fields: ImportedFields }

/**
 * Writes the fields of many events, each its own, in one statement for those that change the same fields; each event's version moves.
 * @returns the new version of each event written
 */
export async function updateEvents(db: Queries, updates: readonly EventUpdate[]): Promise<Map<number, number>> {
  const versions = new Map<number, number>()
  for (const alike of Object.values(Object.groupBy(updates, ({ fields }) => Object.keys(fields).sort().join()))) {
    const names = Object.keys(alike?.[0]?.fields ?? {})
    const own = names.filter((name) => name !== 'max_participants' && name !== 'themes')
    const { rows } = await sql<{ id: number; version: number }>`
      update events set ${sql.join([...own.map((name) => (name === 'summary' ? sql`sheet = events.sheet || said.sheet` : sql`${sql.id(name)} = said.${sql.id(name)}`)), sql`version = events.version + 1`])}
      from jsonb_populate_recordset(null::events, ${JSON.stringify(alike?.map(({ id, version, fields }) => ({ ...columnsOf(fields), id, version })))}::jsonb) said
      where events.id = said.id and events.version = coalesce(said.version, events.version)
      returning events.id, events.version`.execute(db)
    for (const { id, version } of rows) versions.set(id, version)
    if (names.includes('themes'))
      await setThemes(
        db,
        (alike ?? []).flatMap(({ id, fields: { themes } }) => (themes && versions.has(id) ? [{ event_id: id, themes }] : [])),
      )
    if (!names.includes('max_participants')) continue
    const places = alike
      ?.filter(({ id }) => versions.has(id))
      .map(({ id, fields }) => ({ event_id: id, max_participants: fields.max_participants }))
    await sql`update event_places set max_participants = said.max_participants
      from jsonb_populate_recordset(null::event_places, ${JSON.stringify(places)}::jsonb) said
      where event_places.event_id = said.event_id`.execute(db)
  }
  return versions
}
