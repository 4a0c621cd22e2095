import { sql } from 'kysely'
import { found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** The version of its form an event asks: the one it holds to, else the latest published; none without a form. @throws 404 */
export async function eventFormVersion(db: Queries, event_id: number): Promise<number | null> {
  const { asked } = found(
    await db
      .selectFrom('events')
      .leftJoin('forms', (join) => join.onRef('forms.tenant_id', '=', 'events.tenant_id').onRef('forms.id', '=', 'events.form_id'))
      .select(sql<number | null>`coalesce(events.form_version_id, forms.published_version_id)`.as('asked'))
      .where('events.id', '=', event_id)
      .executeTakeFirst(),
  )
  return asked
}
