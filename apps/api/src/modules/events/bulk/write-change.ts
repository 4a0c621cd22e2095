import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { traceAll } from '../../traces/index.ts'
import { setThemes } from '../themes/event-themes.ts'
import type { Change } from './change-of.ts'
import type { ChosenEvent } from './choose-events.ts'

/** The columns a change of many events may write, as the database types them. */
const columnTypes: Readonly<Record<string, string>> = {
  responsible_id: 'bigint',
  entity_id: 'bigint',
  region_id: 'bigint',
  is_displayed_first: 'boolean',
  is_online: 'boolean',
  is_asynchronous: 'boolean',
  meeting_url: 'text',
  onboarding: 'smallint',
  limit_date: 'timestamptz',
}

export type WrittenChange = { event: ChosenEvent; change: { before: Change; after: Change } }

/** Writes columns and themes of locked events, raises their versions and traces what was there: as many statements for hundreds as for one. */
export async function writeChanges(context: Context, written: readonly WrittenChange[]): Promise<void> {
  if (written.length === 0) return
  const { db } = context
  const columns = Object.keys(columnTypes).filter((name) => written.some(({ change }) => name in change.after))
  const rows = written.map(({ event, change }) => ({
    id: event.id,
    ...Object.fromEntries(
      columns.map((name) => [name, name in change.after ? change.after[name] : event.stored[name as keyof typeof event.stored]]),
    ),
  }))
  const rowColumns = sql.join([sql`id bigint`, ...columns.map((name) => sql`${sql.ref(name)} ${sql.raw(columnTypes[name]!)}`)])
  const sets = sql.join([sql`version = version + 1`, ...columns.map((name) => sql`${sql.ref(name)} = v.${sql.ref(name)}`)])
  await sql`update events set ${sets} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (${rowColumns})
    where events.tenant_id = current_tenant() and events.id = v.id`.execute(db)
  await setThemes(
    db,
    written.flatMap(({ event, change: { after } }) =>
      after['themes'] === undefined ? [] : [{ event_id: event.id, themes: after['themes'] as string[] }],
    ),
  )
  await traceAll(
    context,
    written.map(({ event, change }) => ({ action: 'update_event' as const, event_id: event.id, change })),
  )
}
