import {
  type BulkRequest,
  type BulkWorkKind,
  bulkLimits,
  bulkWorkPrefix,
  leftOut,
  type UndoRequest,
  undoableActs,
  undoMinutes,
} from '@kxo/domain/contacts/bulk/bulk'
import type { BulkDone, BulkWork, bulkContract } from '@kxo/domain/contacts/bulk/bulk-contract'
import { contactErrors } from '@kxo/domain/contacts/errors'
import { may } from '@kxo/domain/contacts/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { askStop, beginWork, findWork, presentWork, type WorkRow } from '../../../platform/work/works.ts'
import { readFile } from '../../documents/index.ts'
import { firstChanges } from '../history/first-changes.ts'
import { actOfWork, bulkJob } from '../jobs.ts'
import { gathered, type LeftPerson } from '../team/left-people.ts'
import { applyTo } from './apply-to.ts'
import { type ChosenPerson, checkedAct, chosenIds, peopleOf } from './choose-people.ts'
import { actsOf, undoBulk } from './undo-bulk.ts'

/** What an act would do, from the same rule that does it. */
export const previewBulk: Verb<typeof bulkContract.preview> = async (context, { body }) => {
  const request = await checkedAct(context, body)
  const { eligible, ...outcome } = await foresee(context, await chosenIds(context, body), request)
  return { ...outcome, first: await firstChanges(context, eligible, request) }
}

async function foresee(context: Context, ids: readonly number[], request: BulkRequest) {
  const people = await peopleOf(context.db, ids)
  const eligible: ChosenPerson[] = []
  const left: LeftPerson[] = []
  for (const person of people) {
    const reason = leftOut(context.actor, person, request)
    if (reason) left.push({ id: person.user_id, reason, status: person.status })
    else eligible.push(person)
  }
  return { total: people.length, changed: eligible.length, left: await gathered(context, left), eligible }
}

/** Does it at once for a few people, in this transaction; beyond, opens a work that goes on by itself. */
export const runBulkAct: Verb<typeof bulkContract.run> = async (context, { body }) => {
  const request = await checkedAct(context, body)
  const ids = await chosenIds(context, body)
  if (ids.length <= bulkLimits.atOnce) {
    const left = await applyTo(context, ids, request)
    const undo = undoableActs.includes(request.act) && left.length < ids.length ? context.request.id : null
    return { ...(await doneAtOnce(context, ids, left)), undo }
  }
  const { eligible: _, ...preview } = await foresee(context, ids, request)
  return { ...preview, work: await goOnWith(context, ids, request), undo: null }
}

const doneAtOnce = async (context: Context, ids: readonly number[], left: readonly LeftPerson[]) => ({
  total: ids.length,
  changed: ids.length - left.length,
  left: await gathered(context, left),
  work: null,
})

async function goOnWith(context: Context, ids: number[], request: BulkRequest | UndoRequest): Promise<number> {
  const work_id = await beginWork(context, { kind: workKind(request.act), total: ids.length })
  await context.enqueue(bulkJob, { work_id, ids, bulkRequest: request, actor: context.actor, locale: context.language.locale })
  return work_id
}

const since = ({ now }: Pick<Context, 'now'>): Date => new Date(now.getTime() - undoMinutes * 60_000)

/** Takes back one's own act, at once for a few people, as a work beyond. @throws 409 when there is nothing left to take back */
export const undoMany: Verb<typeof bulkContract.undo> = async (context, { body }): Promise<BulkDone> => {
  authorize(may.actInBulk(context.actor))
  const acts = await actsOf(context, body.act).orderBy('subject_id').execute()
  const last = Math.max(...acts.map(({ at }) => new Date(at).getTime()))
  if (acts.length === 0 || last <= since(context).getTime()) return refuse(contactErrors.nothingToUndo, { minutes: undoMinutes })
  const ids = [...new Set(acts.flatMap(({ subject_id }) => (subject_id === null ? [] : [Number(subject_id)])))]
  if (ids.length <= bulkLimits.atOnce) return { ...(await doneAtOnce(context, ids, await undoBulk(context, ids, body.act))), undo: null }
  const work = await goOnWith(context, ids, { act: 'undo', of: body.act })
  return { total: ids.length, changed: ids.length, left: [], work, undo: null }
}

const workKind = (act: BulkWorkKind): string => `${bulkWorkPrefix}${act}`

/** A work of this module, for those who may act on many. @throws 404 for another kind */
async function ownWork(context: Context, id: number): Promise<WorkRow> {
  authorize(may.actInBulk(context.actor))
  const work = found(await findWork(context.db, id))
  return found(work.kind.startsWith(bulkWorkPrefix) ? work : null)
}

async function presented(context: Context, work: WorkRow): Promise<BulkWork> {
  const { id, status, total, done, failed, reason, has_report } = presentWork(work, context.language)
  const left = await gathered(context, work.failures as LeftPerson[])
  const act = work.kind.slice(bulkWorkPrefix.length) as BulkWorkKind
  const isOver = work.finished_at !== null && new Date(work.finished_at) > since(context)
  const mayUndo = isOver && done > failed && work.created_by === context.actor.user_id && undoableActs.some((one) => one === act)
  return { id, act, status, total, done, failed, left, reason, has_report, undo: mayUndo ? actOfWork(id) : null }
}

export const readBulk: Verb<typeof bulkContract.work> = async (context, { params }) => presented(context, await ownWork(context, params.id))

export const stopBulk: Verb<typeof bulkContract.stop> = async (context, { params }) => {
  await ownWork(context, params.id)
  await askStop(context.db, params.id)
  return presented(context, await ownWork(context, params.id))
}

export const readReport: Verb<typeof bulkContract.report> = async (context, { params }) => {
  const work = await ownWork(context, params.id)
  const { name, bytes, content_type } = await readFile(context, found(work.report_file_id))
  return { content_type, name, body: bytes }
}
