import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { trace } from '../../traces/index.ts'
import { setThemes } from '../themes/event-themes.ts'
import type { Change } from './change-of.ts'
import type { ChosenEvent } from './choose-events.ts'

/** Writes columns and themes of a locked event, raises its version and traces what was there. */
export async function writeChange(context: Context, { id }: ChosenEvent, change: { before: Change; after: Change }): Promise<void> {
  const { db } = context
  const { themes, ...columns } = change.after
  await db
    .updateTable('events')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  if (themes !== undefined) await setThemes(db, [{ event_id: id, themes: themes as string[] }])
  await trace(context, { action: 'update_event', event_id: id, change })
}
