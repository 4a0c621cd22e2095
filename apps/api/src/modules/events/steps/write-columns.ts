import { sql, type Updateable } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Events } from '../../../platform/database-types.ts'

/** The columns written of many events at once, as the database types them. */
const columnTypes = {
  responsible_id: 'bigint',
  entity_id: 'bigint',
  region_id: 'bigint',
  location_id: 'bigint',
  town: 'text',
  is_displayed_first: 'boolean',
  is_online: 'boolean',
  is_asynchronous: 'boolean',
  meeting_url: 'text',
  onboarding: 'smallint',
  start_date: 'timestamptz',
  end_date: 'timestamptz',
  opening_date: 'timestamptz',
  limit_date: 'timestamptz',
  decision_date: 'timestamptz',
  unpublish_at: 'timestamptz',
  confirmed_at: 'timestamptz',
} satisfies { [Column in keyof Events]?: string }
export const writtenColumns = Object.keys(columnTypes) as (keyof typeof columnTypes)[]

/** Writes the same columns of many events and raises their versions, in one statement. */
export async function writeColumns(db: Queries, rows: readonly ({ id: number } & Updateable<Events>)[]): Promise<void> {
  const columns = writtenColumns.filter((name) => rows.some((row) => name in row))
  const types = sql.join([sql`id bigint`, ...columns.map((name) => sql`${sql.ref(name)} ${sql.raw(columnTypes[name])}`)])
  const sets = sql.join([sql`version = version + 1`, ...columns.map((name) => sql`${sql.ref(name)} = v.${sql.ref(name)}`)])
  await sql`update events set ${sets} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (${types})
    where events.tenant_id = current_tenant() and events.id = v.id`.execute(db)
}
