import type { Queries } from '../../../platform/database/tenancy.ts'
import { activitiesOf } from '../activities/activities-of.ts'
import type { EventFacts } from '../queries.ts'

/** Steps in the order of an event, and the activities that an imposed order leaves out. */
export async function countPath(db: Queries, { id, sequential_mode }: EventFacts) {
  const placed = (await db.selectFrom('path_items').select('activity_id').where('event_id', '=', id).execute()).map(
    (one) => one.activity_id,
  )
  if (sequential_mode !== 'activityAll') return { path_count: placed.length, unplaced_count: 0 }
  const left = (await activitiesOf(db, id, false)).filter((activity) => !activity.is_cancelled && !placed.includes(activity.id))
  return { path_count: placed.length, unplaced_count: left.length }
}

/** Papers an event hands out. */
export const countDocuments = async (db: Queries, event_id: number): Promise<number> =>
  (
    await db
      .selectFrom('documents')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('event_id', '=', event_id)
      .executeTakeFirstOrThrow()
  ).n
