import { eventsErrors } from '@kxo/domain/events/errors'
import type { PathKind } from '@kxo/domain/events/path/path'
import type { OwnStep, pathContract } from '@kxo/domain/events/path/path-contract'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findDocument, mayReadDocument } from '../../documents/index.ts'
import { registrationCodes } from '../dependencies.ts'
import { getEvent } from '../queries.ts'
import { seenEvent } from '../read-event.ts'
import { columnOf, pathOf } from './path-steps.ts'

type Contract = typeof pathContract
type Standing = { item_id: number; is_done: boolean; obstacle: number | null }

/** The steps that concern a registration, in their order. */
async function stepsFor(context: Context, event_id: number, registration_id: number): Promise<OwnStep[]> {
  const { db, now } = context
  const event = await getEvent(db, event_id)
  const { rows } = await sql<Standing>`
    select item_id, is_done, path_obstacle(tenant_id, registration_id, item_id) as obstacle from path_standing
     where tenant_id = current_tenant() and event_id = ${event_id} and registration_id = ${registration_id}`.execute(db)
  const standing = new Map(rows.map((row) => [row.item_id, row]))
  const steps = await pathOf(context, event_id)
  const isImposed = event.sequential_mode === 'activityAll'
  const today = dayInZone(now, event.time_zone)
  return steps.flatMap(({ holds_place: _, opens_at: _opens, ...step }) => {
    const at = standing.get(step.id)
    if (!at) return []
    const first = at.is_done ? null : (steps.find(({ id }) => id === at.obstacle)?.title ?? null)
    const waits = isImposed && !at.is_done && step.opens_on !== null && step.opens_on > today
    return [{ ...step, is_done: at.is_done, is_open: first === null && !waits, first, opens_on: waits ? step.opens_on : null }]
  })
}

const ownRegistration = async ({ db, actor }: Context, event_id: number): Promise<number | undefined> =>
  actor.user_id === null
    ? undefined
    : (
        await db
          .selectFrom('registrations')
          .select('id')
          .where('event_id', '=', event_id)
          .where('user_id', '=', actor.user_id)
          .where('status', '<>', registrationCodes().cancelled)
          .orderBy('id', 'desc')
          .executeTakeFirst()
      )?.id

export const readOwnPath: Verb<Contract['ownPath']> = async (context, { params }) => {
  await seenEvent(context, params.id)
  const registration = await ownRegistration(context, params.id)
  return registration === undefined ? [] : stepsFor(context, params.id, registration)
}

/** Only what nothing else records is said to be done: a document that can be read. @throws 404, 409 while it is locked */
export const finishStep: Verb<Contract['finishStep']> = async (context, { params }) => {
  await seenEvent(context, params.id)
  const registration_id = found(await ownRegistration(context, params.id))
  const step = found((await stepsFor(context, params.id, registration_id)).find(({ id }) => id === params.item))
  if (step.kind !== 'document') return refuse(kernelErrors.notFound)
  refuseLocked(step)
  const document = found(await findDocument(context.db, step.target))
  found((await mayReadDocument(context, document)) ? step : undefined)
  if (document.video_id !== null) refuse(eventsErrors.stepIsFilm)
  await context.db
    .insertInto('path_progress')
    .values({ registration_id, document_id: step.target, done_at: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return stepsFor(context, params.id, registration_id)
}

function refuseLocked({ is_open, first, opens_on }: OwnStep): void {
  if (is_open) return
  if (first !== null) refuse(eventsErrors.stepLocked, { first })
  refuse(eventsErrors.stepNotYet, { day: opens_on ?? '' })
}

/** The step that something is of the path of a registration; undefined where the order of its event says nothing of it. */
async function stepOf(context: Context, registration_id: number, kind: PathKind, target: number): Promise<OwnStep | undefined> {
  const item = await context.db.selectFrom('path_items').select(['id', 'event_id']).where(columnOf(kind), '=', target).executeTakeFirst()
  return item && (await stepsFor(context, item.event_id, registration_id)).find(({ id }) => id === item.id)
}

/** Refuses what the order of an event keeps from one of its people until the steps before it are done. @throws 409 naming the first of them */
export async function refuseOutOfOrder(context: Context, registration_id: number, kind: PathKind, target: number): Promise<void> {
  const step = await stepOf(context, registration_id, kind, target)
  if (step) refuseLocked(step)
}

/** The same for whoever asks, when they are registered. @throws 409 */
export async function refuseOwnOutOfOrder(context: Context, event_id: number, kind: PathKind, target: number): Promise<void> {
  const own = await ownRegistration(context, event_id)
  if (own !== undefined) await refuseOutOfOrder(context, own, kind, target)
}

/** What stands before a step of the order of an event for whoever asks: the first to finish, or nothing while its day has not come; undefined when it is open. */
export async function obstacleOf(
  context: Context,
  event_id: number,
  kind: PathKind,
  target: number,
): Promise<{ first: string | null } | undefined> {
  const own = await ownRegistration(context, event_id)
  const step = own === undefined ? undefined : await stepOf(context, own, kind, target)
  return step && !step.is_open ? { first: step.first } : undefined
}
