import { choiceProblem } from '@kxo/domain/events/activities/enrolment'
import { refuse } from '@kxo/domain/kernel/errors'
import type { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import { isToFill } from '@kxo/domain/registrations/rules'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { waitingState } from '@kxo/domain/registrations/waiting/waiting-status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { issueTicket } from '../../documents/index.ts'
import { choicesOf, getEvent } from '../../events/index.ts'
import { findPrice } from '../../pricing/index.ts'
import { trace } from '../../traces/index.ts'
import { checkTransition } from '../deciding/change-status.ts'
import { findRegistration, lockRegistration, type RegistrationRow } from '../queries.ts'
import { wakeWaitingList } from '../waiting/offer-places.ts'

export const chosenBy = async (db: Queries, registration_id: number): Promise<number[]> =>
  (
    await db
      .selectFrom('registration_activities')
      .select('activity_id')
      .where('registration_id', '=', registration_id)
      .where('held_until', 'is', null)
      .orderBy('activity_id')
      .execute()
  ).map(({ activity_id }) => activity_id)

/** The activities whose place is held for somebody who waited for it. */
const offeredTo = async (db: Queries, registration_id: number): Promise<number[]> =>
  (
    await db
      .selectFrom('registration_activities')
      .select('activity_id')
      .where('registration_id', '=', registration_id)
      .where('held_until', 'is not', null)
      .execute()
  ).map(({ activity_id }) => activity_id)

/** The activities somebody waits for, or is offered. */
const awaitedBy = async (db: Queries, registration_id: number): Promise<number[]> =>
  (
    await db
      .selectFrom('waiting_list_people')
      .select('event_id')
      .where('registration_id', '=', registration_id)
      .where('state', 'in', waitingState.codesIn('isQueued'))
      .execute()
  ).map(({ event_id }) => event_id)

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
export async function refuseWrongChoice(context: Context, row: RegistrationRow, chosen: readonly number[]): Promise<void> {
  const { db, language } = context
  const problem = choiceProblem(await choicesOf(context, await getEvent(db, row.event_id)), chosen, await awaitedBy(db, row.id))
  if (!problem) return
  if (problem.kind === 'unknown') return refuse(registrationErrors.activityNotOffered)
  const kind = problem.kind === 'missing' ? registrationErrors.choiceMissing : registrationErrors.choiceTwice
  refuse(kind, { group: problem.group }, [{ field: 'activities', message: language.say(kind, { group: problem.group }) }])
}

/** Whether a ticket was made for a registration: what it attends is printed on it. */
const holdsTicket = (status: number): boolean => registrationStatus.codesIn('isExpected').includes(status)

/** Writes what a locked registration attends; the counters are taken in the order of their numbers, so that two who swap wait for each other. */
export async function setActivities(context: Context, row: RegistrationRow, chosen: readonly number[]): Promise<void> {
  const { db, actor, now } = context
  if (registrationStatus.keyOf(row.status) === 'cancelled') checkTransition('cancelled', 'toComplete')
  const former = await chosenBy(db, row.id)
  const left = former.filter((id) => !chosen.includes(id))
  const added = [...new Set(chosen)].filter((id) => !former.includes(id)).toSorted((a, b) => a - b)
  if (left.length + added.length === 0) return
  await refuseAttended(db, row.id, left)
  await refusePriced(context, row, left)
  const counters = await db
    .selectFrom('event_places')
    .selectAll()
    .where('event_id', 'in', [...left, ...added])
    .orderBy('event_id')
    .forUpdate()
    .execute()
  const offered = await offeredTo(db, row.id)
  refuseOvertaking(counters.filter(({ event_id }) => added.includes(event_id) && !offered.includes(event_id)))
  if (left.length > 0)
    await db.deleteFrom('registration_activities').where('registration_id', '=', row.id).where('activity_id', 'in', left).execute()
  for (const activity_id of added)
    await db
      .insertInto('registration_activities')
      .values({ registration_id: row.id, activity_id, created_by: actor.user_id, created_at: now })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'registration_id', 'activity_id']).doUpdateSet({ held_until: null }))
      .execute()
  for (const id of left) await wakeWaitingList(context, id)
  if (holdsTicket(row.status)) await context.enqueue(issueTicket, { registration_id: row.id, is_chosen: true })
  await trace(context, {
    action: 'choose_activities',
    event_id: row.event_id,
    subject_id: row.id,
    change: { before: { activities: former }, after: { activities: await chosenBy(db, row.id) } },
  })
}

/** Those who wait for an activity come first: a place free for them is nobody else's. */
function refuseOvertaking(counters: readonly { max_participants: number | null; taken: number; waiting: number }[]): void {
  if (
    counters.some(({ max_participants, taken, waiting }) => waiting > 0 && max_participants !== null && taken + waiting >= max_participants)
  )
    refuse(registrationErrors.activityFull)
}

/** Takes the place of an activity held for somebody: they leave the others of its group. */
export async function takeOfferedActivity(context: Context, row: RegistrationRow, activity_id: number): Promise<void> {
  const { db } = context
  const { choice_group } = await db.selectFrom('events').select('choice_group').where('id', '=', activity_id).executeTakeFirstOrThrow()
  const former = await db
    .selectFrom('events')
    .select(['id', 'choice_group'])
    .where('id', 'in', [activity_id, ...(await chosenBy(db, row.id))])
    .execute()
  const others = former.filter(({ id, choice_group: group }) => id !== activity_id && (choice_group === '' || group !== choice_group))
  await setActivities(context, row, [...others.map(({ id }) => id), activity_id])
}

/** What was ordered at the price of an activity is attended: only those who follow registrations change it, and answer for the price. */
async function refusePriced({ db, actor }: Context, row: RegistrationRow, left: readonly number[]): Promise<void> {
  if (left.length === 0 || row.price_id === null || may.follow(actor) || isToFill(registrationStatus.keyOf(row.status))) return
  const price = await findPrice(db, row.price_id)
  if (price?.activity_id && left.includes(price.activity_id)) refuse(registrationErrors.pricedByActivity)
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
