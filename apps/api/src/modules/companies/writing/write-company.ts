import { type Selectable, sql, type Updateable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Companies } from '../../../platform/database-types.ts'
import { trace } from '../../traces/index.ts'

type Patch = Updateable<Companies>

/** Writes on a company whose row the caller holds, with its trace. */
export async function writeCompany(context: Context, before: Selectable<Companies>, patch: Patch): Promise<void> {
  const names = (Object.keys(patch) as (keyof Patch)[]).filter(
    (name) => patch[name] !== undefined && JSON.stringify(patch[name]) !== JSON.stringify(before[name]),
  )
  await context.db
    .updateTable('companies')
    .set({ ...patch, version: sql`version + 1` })
    .where('id', '=', before.id)
    .execute()
  await trace(context, {
    action: 'update_company',
    subject_id: before.id,
    change: Object.fromEntries(names.map((name) => [name, [before[name], patch[name]]])),
  })
}
