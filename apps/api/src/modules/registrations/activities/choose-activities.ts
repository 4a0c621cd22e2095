import { choiceProblem } from '@kxo/domain/events/activities/enrolment'
import { refuse } from '@kxo/domain/kernel/errors'
import type { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { issueTicket } from '../../documents/index.ts'
import { activitiesOf } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { checkTransition } from '../deciding/change-status.ts'
import { findRegistration, lockRegistration, type RegistrationRow } from '../queries.ts'

export const chosenBy = async (db: Queries, registration_id: number): Promise<number[]> =>
  (
    await db
      .selectFrom('registration_activities')
      .select('activity_id')
      .where('registration_id', '=', registration_id)
      .orderBy('activity_id')
      .execute()
  ).map(({ activity_id }) => activity_id)

export const readChosen: Verb<typeof activityContract.chosen> = async ({ db, actor }, { params }) => {
  authorize(may.read(actor, found(await findRegistration(db, params.id))))
  return { activities: await chosenBy(db, params.id) }
}

/** One's own choice, or for somebody else. @throws 409 when one is full, 422 when a group has none or two */
export const chooseActivities: Verb<typeof activityContract.choose> = async (context, { params, body }) => {
  const row = found(await lockRegistration(context.db, params.id))
  authorize(may.answer(context.actor, row))
  await refuseWrongChoice(context, row, body.activities)
  await setActivities(context, row, body.activities)
  return { activities: await chosenBy(context.db, row.id) }
}

/** @throws 422 naming the group, 409 for what is not theirs to choose */
export async function refuseWrongChoice({ db, language }: Context, row: RegistrationRow, chosen: readonly number[]): Promise<void> {
  const problem = choiceProblem(await activitiesOf(db, row.event_id, false), chosen)
  if (!problem) return
  if (problem.kind === 'unknown') return refuse(registrationErrors.activityNotOffered)
  const kind = problem.kind === 'missing' ? registrationErrors.choiceMissing : registrationErrors.choiceTwice
  refuse(kind, { group: problem.group }, [{ field: 'activities', message: language.say(kind, { group: problem.group }) }])
}

/** Whether a ticket was made for a registration: what it attends is printed on it. */
const holdsTicket = (status: number): boolean => registrationStatus.codesIn('isExpected').includes(status)

/** Writes what a locked registration attends; the counters are taken in the order of their numbers, so that two who swap wait for each other. */
export async function setActivities(context: Context, row: RegistrationRow, wanted: readonly number[]): Promise<void> {
  const { db, actor, now } = context
  if (registrationStatus.keyOf(row.status) === 'cancelled') checkTransition('cancelled', 'toComplete')
  const former = await chosenBy(db, row.id)
  const left = former.filter((id) => !wanted.includes(id))
  const added = [...new Set(wanted)].filter((id) => !former.includes(id)).toSorted((a, b) => a - b)
  if (left.length + added.length === 0) return
  await refuseAttended(db, row.id, left)
  await db
    .selectFrom('event_places')
    .select('event_id')
    .where('event_id', 'in', [...left, ...added])
    .orderBy('event_id')
    .forUpdate()
    .execute()
  if (left.length > 0)
    await db.deleteFrom('registration_activities').where('registration_id', '=', row.id).where('activity_id', 'in', left).execute()
  for (const activity_id of added)
    await db
      .insertInto('registration_activities')
      .values({ registration_id: row.id, activity_id, created_by: actor.user_id, created_at: now })
      .execute()
  if (holdsTicket(row.status)) await context.enqueue(issueTicket, { registration_id: row.id, is_chosen: true })
  await trace(context, {
    action: 'choose_activities',
    event_id: row.event_id,
    subject_id: row.id,
    change: { before: { activities: former }, after: { activities: await chosenBy(db, row.id) } },
  })
}

/** What somebody was seen at stays theirs: presences and signatures hang on it. */
async function refuseAttended(db: Queries, registration_id: number, left: readonly number[]): Promise<void> {
  if (left.length === 0) return
  const seen = await db
    .selectFrom('slots')
    .innerJoin('presences', (join) => join.onRef('presences.tenant_id', '=', 'slots.tenant_id').onRef('presences.slot_id', '=', 'slots.id'))
    .select('slots.id')
    .where('slots.event_id', 'in', left)
    .where('presences.registration_id', '=', registration_id)
    .executeTakeFirst()
  if (seen) refuse(registrationErrors.alreadyAtActivity)
}
