import type { Context } from '../../../platform/context.ts'
import { traceAll } from '../../traces/index.ts'
import { writeColumns, writtenColumns } from '../steps/write-columns.ts'
import { setThemes } from '../themes/event-themes.ts'
import type { Change } from './change-of.ts'
import type { ChosenEvent } from './choose-events.ts'

export type WrittenChange = { event: ChosenEvent; change: { before: Change; after: Change } }

/** Writes columns and themes of locked events, raises their versions and traces what was there: as many statements for hundreds as for one. */
export async function writeChanges(context: Context, written: readonly WrittenChange[]): Promise<void> {
  if (written.length === 0) return
  const { db } = context
  const columns = writtenColumns.filter((name) => written.some(({ change }) => name in change.after))
  await writeColumns(
    db,
    written.map(({ event, change }) => ({
      ...Object.fromEntries(columns.map((name) => [name, name in change.after ? change.after[name] : event.stored[name]])),
      id: event.id,
    })),
  )
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
