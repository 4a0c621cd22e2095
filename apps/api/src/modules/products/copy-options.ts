import type { Queries } from '../../platform/database/tenancy.ts'

/** The options of an event, none of them taken, on another that has none; their rules follow. */
export async function copyOptions(db: Queries, from: number, to: number, moved: (instant: Date) => Date): Promise<void> {
  if (await db.selectFrom('event_options').select('id').where('event_id', '=', to).executeTakeFirst()) return
  const rows = await db.selectFrom('event_options').selectAll().where('event_id', '=', from).orderBy('rank').orderBy('id').execute()
  const copied = new Map<number, number>()
  for (const { id: former, tenant_id: _, taken: _taken, version: _version, requires_id: _r, excludes_id: _e, ...row } of rows) {
    const { id } = await db
      .insertInto('event_options')
      .values({ ...row, event_id: to, closes_at: row.closes_at && moved(row.closes_at) })
      .returning('id')
      .executeTakeFirstOrThrow()
    copied.set(former, id)
  }
  for (const { id, requires_id, excludes_id } of rows)
    if (requires_id !== null || excludes_id !== null)
      await db
        .updateTable('event_options')
        .set({ requires_id: copied.get(requires_id ?? 0) ?? null, excludes_id: copied.get(excludes_id ?? 0) ?? null })
        .where('id', '=', copied.get(id) ?? 0)
        .execute()
}
