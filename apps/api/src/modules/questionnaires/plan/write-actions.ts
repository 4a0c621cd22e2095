import { dayInZone, formatDate, instantInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { questionnairesErrors } from '@kxo/domain/questionnaires/errors'
import { may } from '@kxo/domain/questionnaires/permissions'
import { improvementKind } from '@kxo/domain/questionnaires/plan/kind'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { fromAbove } from '../dependencies.ts'
import { getAction } from './list-actions.ts'
import { refuseOtherOwner } from './owners.ts'
import { recordComplaint } from './record-complaint.ts'
import { sourceOf, textOf } from './source.ts'

type Contract = typeof questionnairesContract

/** Hour of the day an action is due at. */
const endOfWork = '17:00'
const dueAt = ({ tenant }: Context, day: string): Date => instantInZone(day, endOfWork, tenant.time_zone)

/** @throws 422 on a day that is over, or on none */
function refusePastDay({ now, tenant, language }: Context, day: string | null | undefined): asserts day is string {
  const today = dayInZone(now, tenant.time_zone)
  if (!day) refuse(kernelErrors.invalid, {}, [{ field: 'due_on', message: 'required' }])
  if (day < today)
    refuse(kernelErrors.invalid, {}, [{ field: 'due_on', message: 'notBefore', values: { min: formatDate(today, language.locale) } }])
}

/** @throws 404 on an answer that may not be shown or a question that was not put, 422 on who cannot be given tasks or a day that is over */
export const addAction: Verb<Contract['addAction']> = async (context, { body }) => {
  const { db, actor, now } = context
  authorize(may.writePlan(actor))
  const { kind, label, owner, due_on } = body
  if (kind === 'alert') refuse(kernelErrors.invalid, {}, [{ field: 'kind', message: 'unknownCode' }])
  const source = await sourceOf(context, body)
  await refuseOtherOwner(db, owner)
  let made: { task_id: number } | { complaint_id: number }
  if (kind === 'complaint') made = { complaint_id: await recordComplaint(context, { label, owner, source }) }
  else {
    refusePastDay(context, due_on)
    const event_id = source?.event_id ?? null
    const task = { todo_user_id: owner, label, text: textOf(context, source), todo_date: dueAt(context, due_on), event_id }
    const task_id = await fromAbove().addTask(context, { ...task, ...(source?.user_id && { user_id: source.user_id }) })
    made = { task_id }
  }
  const { id } = await db
    .insertInto('improvement_actions')
    .values({
      kind: improvementKind.codeOf(kind),
      form_id: source?.form_id ?? null,
      response_id: source?.response_id ?? null,
      question: source?.question ?? null,
      label,
      created_by: actor.user_id,
      created_at: now,
      ...made,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await traceAction(context, 'create_improvement', { label, form_id: source?.form_id ?? null, event_id: source?.event_id ?? null })
  return getAction(context, id)
}

type Traced = { label: string; form_id: number | null; event_id: number | null }
const traceAction = (
  context: Context,
  action: 'create_improvement' | 'change_improvement' | 'finish_improvement' | 'reopen_improvement',
  { label, form_id, event_id }: Traced,
  change?: Record<string, unknown>,
): Promise<void> =>
  trace(context, { action, info: label, event_id, ...(form_id !== null && { subject_id: form_id }), ...(change && { change }) })

/** An action held until the end, as it reads now. @throws 404, 409 on a complaint, which its register follows */
async function holdAction(context: Context, id: number) {
  const { kind, task_id, version } = found(
    await context.db
      .selectFrom('improvement_actions')
      .select(['kind', 'task_id', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
  if (improvementKind.keyOf(kind) === 'complaint') refuse(questionnairesErrors.inRegister)
  const action = await getAction(context, id)
  return { task_id, version, action, traced: { label: action.label, form_id: action.form, event_id: action.event } }
}

/** @throws 409 when somebody saved meanwhile, or when a closed one is given or dated otherwise */
export const changeAction: Verb<Contract['changeAction']> = async (context, { params, body }) => {
  const { db, actor, tenant } = context
  authorize(may.writePlan(actor))
  const { task_id, version, action, traced } = await holdAction(context, params.id)
  if (version !== body.version) refuse(kernelErrors.editedMeanwhile)
  const { label, owner, due_on } = body
  const result = body.result === undefined ? action.result : (body.result ?? '')
  const isMoved = action.due_at === null || dayInZone(action.due_at, tenant.time_zone) !== due_on
  const isReassigned = owner !== action.owner
  if (action.status === 'todo' && task_id !== null) {
    if (isReassigned) await refuseOtherOwner(db, owner, action.owner)
    if (isMoved) refusePastDay(context, due_on)
    const changed = {
      ...(label !== action.label && { label }),
      ...(isReassigned && { todo_user_id: owner }),
      ...(isMoved && { todo_date: dueAt(context, due_on) }),
    }
    if (Object.keys(changed).length > 0) await fromAbove().amendTask(context, task_id, changed)
  } else if (isReassigned || isMoved) refuse(questionnairesErrors.actionClosed)
  await db
    .updateTable('improvement_actions')
    .set({ label, result, version: version + 1 })
    .where('id', '=', params.id)
    .execute()
  await traceAction(context, 'change_improvement', traced, {
    label: { before: action.label, after: label },
    result: { before: action.result, after: result },
  })
  return getAction(context, params.id)
}

/** Closes the task as well: whoever asked for it is told. @throws 409 on one that is closed */
export const finishAction: Verb<Contract['finishAction']> = async (context, { params, body }) => {
  authorize(may.writePlan(context.actor))
  const { task_id, version, action, traced } = await holdAction(context, params.id)
  if (task_id === null || action.status !== 'todo') refuse(questionnairesErrors.actionClosed)
  await fromAbove().closeTask(context, task_id, 'done')
  await context.db
    .updateTable('improvement_actions')
    .set({ result: body.result ?? action.result, version: version + 1 })
    .where('id', '=', params.id)
    .execute()
  await traceAction(context, 'finish_improvement', traced)
  return getAction(context, params.id)
}

/** A closed task stays closed: another takes its place. @throws 409 on one in progress, 422 */
export const reopenAction: Verb<Contract['reopenAction']> = async (context, { params, body }) => {
  authorize(may.writePlan(context.actor))
  const { task_id, version, action, traced } = await holdAction(context, params.id)
  if (action.status === 'todo') refuse(questionnairesErrors.actionOpen)
  const { owner, due_on } = body
  await refuseOtherOwner(context.db, owner)
  refusePastDay(context, due_on)
  const source =
    action.form === null
      ? null
      : await sourceOf(context, { form: action.form, response: action.response, question: await questionOf(context, params.id) })
  const again = await fromAbove().addTask(context, {
    todo_user_id: owner,
    label: action.label,
    text: textOf(context, source),
    todo_date: dueAt(context, due_on),
    event_id: action.event,
  })
  await context.db
    .updateTable('improvement_actions')
    .set({ task_id: again, version: version + 1 })
    .where('id', '=', params.id)
    .execute()
  await traceAction(context, 'reopen_improvement', traced, { task_id: { before: task_id, after: again } })
  return getAction(context, params.id)
}

const questionOf = async ({ db }: Context, id: number): Promise<string | null> =>
  (await db.selectFrom('improvement_actions').select('question').where('id', '=', id).executeTakeFirst())?.question ?? null
