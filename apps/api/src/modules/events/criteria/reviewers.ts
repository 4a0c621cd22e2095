import type { eventsContract } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { fullAdministrators } from '../../tenants/index.ts'

/** Who is asked to decide on what an event receives, by number. */
export const reviewersOf = async (db: Queries, event_id: number): Promise<number[]> =>
  (await db.selectFrom('event_reviewers').select('user_id').where('event_id', '=', event_id).orderBy('user_id').execute()).map(
    ({ user_id }) => user_id,
  )

/** Replaces them; who may not decide, or is of another tenant, is left out. */
export async function setReviewers(db: Queries, event_id: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('event_reviewers').where('event_id', '=', event_id).execute()
  const people = ids.length === 0 ? [] : await fullAdministrators(db).where('id', 'in', ids).execute()
  if (people.length > 0)
    await db
      .insertInto('event_reviewers')
      .values(people.map(({ user_id }) => ({ event_id, user_id })))
      .execute()
}

/** People who may be asked to decide. */
export const readReviewers: Verb<typeof eventsContract.reviewers> = async ({ actor, db }) => {
  authorize(may.readEvents(actor))
  return (await fullAdministrators(db).execute()).map(({ user_id, first_name, last_name }) => ({
    id: user_id,
    full_name: `${first_name} ${last_name}`,
  }))
}
