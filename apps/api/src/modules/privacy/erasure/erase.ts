import { dayInZone, instantInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isSelf } from '@kxo/domain/kernel/permissions'
import type { DataRequest, privacyContract } from '@kxo/domain/privacy/contract'
import { privacyErrors } from '@kxo/domain/privacy/errors'
import { may } from '@kxo/domain/privacy/permissions'
import { dueOn } from '@kxo/domain/privacy/rules'
import { privacyWords } from '@kxo/domain/privacy/words'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser, recipientOf, type UserRow } from '../../identity/index.ts'
import { createTask } from '../../tasks/index.ts'
import { trace } from '../../traces/index.ts'
import { erasePersonJob } from '../jobs.ts'
import { findRequest, openRequest, presentRequest, type RequestRow } from '../queries.ts'
import { hasHomonym, measure, obstaclesOf } from './measure.ts'
import { recordsOf } from './references.ts'

const nameOf = ({ first_name, last_name }: UserRow): string => `${first_name} ${last_name}`.trim()

/** A person who is still one. @throws 404 once erased */
async function personOf({ db }: Context, id: number): Promise<UserRow> {
  const user = found(await findUser(db, id))
  if (user.erased_at !== null) refuse(kernelErrors.notFound)
  return user
}

export const previewErasure: Verb<typeof privacyContract.previewErasure> = async (context, { params }) => {
  const { db, actor } = context
  authorize(may.askErasure(actor, { user_id: params.id }) || may.erase(actor))
  const user = await personOf(context, params.id)
  const ids = await recordsOf(db, user.id)
  const request = await openRequest(db, user.id, 'erasure')
  return {
    ...(await measure(context, user, ids)),
    confirmation: nameOf(user),
    obstacles: await obstaclesOf(context, user, ids),
    has_homonym: await hasHomonym(context, user, ids),
    request: request ? presentRequest(request) : null,
  }
}

/**
 * Asked by the person it waits for the tenant, thirty days at most; by an unrestricted administrator it is carried out.
 * @throws 409 for an administrator’s account, or a person still expected somewhere
 */
export const erase: Verb<typeof privacyContract.erase> = async (context, { params, body }) => {
  const { actor, db } = context
  const asks = may.askErasure(actor, { user_id: params.id })
  authorize(asks || may.erase(actor))
  const user = await personOf(context, params.id)
  if (user.is_admin || user.is_super_admin) refuse(privacyErrors.notErasable, { this: nameOf(user) })
  if (body.confirmation.toLocaleLowerCase() !== nameOf(user).toLocaleLowerCase())
    refuse(privacyErrors.wrongConfirmation, {}, [{ field: 'confirmation', message: 'wrongFormat' }])
  const open = await openRequest(db, user.id, 'erasure')
  if (asks) return presentRequest(open ?? (await ask(context, user)))
  const obstacles = await obstaclesOf(context, user, await recordsOf(db, user.id))
  const [first] = obstacles
  if (first) refuse(privacyErrors.stillExpected, { name: nameOf(user), n: first.n })
  return presentRequest(await begin(context, user, open))
}

async function ask(context: Context, user: UserRow): Promise<RequestRow> {
  const { db, now, actor, tenant, services, language } = context
  const today = dayInZone(now, tenant.time_zone)
  const due = dueOn(today)
  const request = await db
    .insertInto('data_requests')
    .values({ user_id: user.id, kind: 'erasure', asked_by: actor.user_id, asked_at: now, due_on: due })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'erase_user', info: 'asked', user_id: user.id, subject: 'data_request', subject_id: request.id })
  const responsible = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('is_restricted', '=', 0)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  if (responsible)
    await createTask(context, {
      label: language.say(privacyWords.taskErasure, { name: nameOf(user) }),
      user_id: user.id,
      todo_user_id: responsible.id,
      todo_date: instantInZone(due, '09:00', tenant.time_zone),
    })
  await services.enqueueMail(context, {
    moment: 'erasure_asked',
    to: recipientOf(user),
    occurrence: String(request.id),
    values: { due: instantInZone(due, '12:00', tenant.time_zone) },
  })
  return request
}

/** The work reads every text of the tenant: a job carries it out. */
async function begin(context: Context, user: UserRow, open: RequestRow | undefined): Promise<RequestRow> {
  const { db, now, actor, tenant } = context
  if (open?.status === 'running') return open
  const request = open
    ? await db.updateTable('data_requests').set({ status: 'running' }).where('id', '=', open.id).returningAll().executeTakeFirstOrThrow()
    : await db
        .insertInto('data_requests')
        .values({
          user_id: user.id,
          kind: 'erasure',
          status: 'running',
          asked_by: actor.user_id,
          asked_at: now,
          due_on: dueOn(dayInZone(now, tenant.time_zone)),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
  await context.enqueue(erasePersonJob, { request_id: request.id, by: actor.user_id })
  return request
}

/** Answers no, with the reason the person receives. */
export const refuseErasure: Verb<typeof privacyContract.refuseErasure> = async (context, { params, body }): Promise<DataRequest> => {
  const { db, actor, now, services } = context
  authorize(may.erase(actor))
  const request = found(await findRequest(db, params.id))
  if (request.kind !== 'erasure' || request.status !== 'asked' || isSelf(actor, request)) refuse(kernelErrors.notFound)
  const answered = await db
    .updateTable('data_requests')
    .set({ status: 'refused', done_at: now })
    .where('id', '=', request.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const user = found(await findUser(db, request.user_id))
  await trace(context, { action: 'erase_user', info: 'refused', user_id: user.id, subject: 'data_request', subject_id: request.id })
  await services.enqueueMail(context, {
    moment: 'erasure_refused',
    to: recipientOf(user),
    occurrence: String(request.id),
    values: { reason: body.reason },
  })
  return presentRequest(answered)
}
