import { enrolment } from '@kxo/domain/events/activities/enrolment'
import { eventNature } from '@kxo/domain/events/nature'
import { waitingState } from '@kxo/domain/registrations/waiting/waiting-status'
import { type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { findRegistration, type RegistrationRow } from '../queries.ts'

export type WaitedActivity = NonNullable<Awaited<ReturnType<typeof findWaitedActivity>>>

/** The activity a waiting list is of; undefined for that of an event, whose people wait for a registration. */
export async function findWaitedActivity(db: Queries, id: number) {
  const row = await db
    .selectFrom('events')
    .select(['id', 'parent_id', 'title', 'start_date', 'cancelled_at', 'enrolment'])
    .where('id', '=', id)
    .where('nature', '=', eventNature.codeOf('activity'))
    .executeTakeFirst()
  if (!row || row.parent_id === null) return undefined
  return { ...row, parent_id: row.parent_id, isOffered: row.enrolment === enrolment.codeOf('optional') && row.cancelled_at === null }
}

/** The registrations of those who wait for an activity, locked before its counter, as a choice locks them. */
export async function lockThoseWaiting(db: Queries, activity_id: number): Promise<void> {
  await db
    .selectFrom('registrations')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('waiting_list_people')
        .select('registration_id')
        .where('event_id', '=', activity_id)
        .where('state', 'in', waitingState.codesIn('isQueued')),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Holds a place of an activity for a registration until then. The caller holds the counter of the activity. */
export async function holdActivityPlace(
  { db, actor, now }: Context,
  activity_id: number,
  registration_id: number,
  held_until: Date,
): Promise<RegistrationRow> {
  await db
    .insertInto('registration_activities')
    .values({ registration_id, activity_id, held_until, created_by: actor.user_id, created_at: now })
    .execute()
  return found(await findRegistration(db, registration_id))
}

/** Gives back the place of an activity held for a registration; what was decided of its request is written with it. */
export const releaseActivityPlace = ({ db }: Context, activity_id: number, registration_id: number) =>
  db
    .deleteFrom('registration_activities')
    .where('activity_id', '=', activity_id)
    .where('registration_id', '=', registration_id)
    .where('held_until', 'is not', null)
    .execute()
