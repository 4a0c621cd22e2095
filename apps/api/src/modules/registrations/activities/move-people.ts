import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { activityContract } from '@kxo/domain/registrations/activity-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { lockRegistration, type RegistrationRow } from '../queries.ts'
import { chosenBy, setActivities } from './choose-activities.ts'

/** Those of the event of an activity, each locked, lowest number first. @throws 404 for anybody else */
async function peopleOf({ db }: Context, activity_id: number, ids: readonly number[]): Promise<RegistrationRow[]> {
  const { parent_id } = found(await db.selectFrom('events').select('parent_id').where('id', '=', activity_id).executeTakeFirst())
  const rows: RegistrationRow[] = []
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const row = found(await lockRegistration(db, id))
    rows.push(row.event_id === parent_id ? row : refuse(kernelErrors.notFound))
  }
  return rows
}

/** Adds people to an activity whatever else they chose: all of them, or nobody when places miss. */
export const addToActivity: Verb<typeof activityContract.addToActivity> = async (context, { params, body }) => {
  authorize(may.follow(context.actor))
  const rows = await peopleOf(context, params.id, body.registrations)
  for (const row of rows) await setActivities(context, row, [...(await chosenBy(context.db, row.id)), params.id])
  return { moved: rows.length }
}

/** Moves people to another activity, or out of this one; they stay on the event. */
export const moveFromActivity: Verb<typeof activityContract.moveFromActivity> = async (context, { params, body }) => {
  authorize(may.follow(context.actor))
  const to = body.to ?? null
  const rows = await peopleOf(context, params.id, body.registrations)
  for (const row of rows) {
    const others = (await chosenBy(context.db, row.id)).filter((id) => id !== params.id)
    await setActivities(context, row, to === null ? others : [...others, to])
  }
  return { moved: rows.length }
}
