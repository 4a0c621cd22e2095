import { leftOut, type ManyAct, type ManyAsked, manyLimits } from '@kxo/domain/contacts/many'
import type { ManyWork, manyContract } from '@kxo/domain/contacts/many-contract'
import { may } from '@kxo/domain/contacts/permissions'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { askStop, beginWork, findWork, presentWork, type WorkRow } from '../../platform/works.ts'
import { readFile } from '../documents/index.ts'
import { applyTo } from './apply-to.ts'
import { type ChosenPerson, checkedAct, chosenIds, peopleOf } from './choose-people.ts'
import { firstChanges } from './first-changes.ts'
import { actOnManyJob } from './jobs.ts'
import { gathered, type LeftPerson } from './left-people.ts'

/** What an act would do, from the same rule that does it. */
export const previewMany: Verb<typeof manyContract.preview> = async (context, { body }) => {
  const asked = await checkedAct(context, body)
  const { kept, ...outcome } = await foresee(context, await chosenIds(context, body), asked)
  return { ...outcome, first: await firstChanges(context, kept, asked) }
}

async function foresee(context: Context, ids: readonly number[], asked: ManyAsked) {
  const people = await peopleOf(context.db, ids)
  const kept: ChosenPerson[] = []
  const left: LeftPerson[] = []
  for (const person of people) {
    const reason = leftOut(context.actor, person, asked)
    if (reason) left.push({ id: person.user_id, reason, status: person.status })
    else kept.push(person)
  }
  return { total: people.length, changed: kept.length, left: await gathered(context, left), kept }
}

/** Does it at once for a few people, in this transaction; beyond, opens a work that goes on by itself. */
export const runMany: Verb<typeof manyContract.run> = async (context, { body }) => {
  const asked = await checkedAct(context, body)
  const ids = await chosenIds(context, body)
  if (ids.length <= manyLimits.atOnce) {
    const left = await applyTo(context, ids, asked)
    return { total: ids.length, changed: ids.length - left.length, left: await gathered(context, left), work: null }
  }
  const { kept: _, ...foreseen } = await foresee(context, ids, asked)
  const work = await beginWork(context, { kind: workKind(asked.act), total: ids.length })
  await context.enqueue(actOnManyJob, { work_id: work, ids, asked, actor: context.actor, locale: context.language.locale })
  return { ...foreseen, work }
}

const prefix = 'users_'
const workKind = (act: ManyAct): string => `${prefix}${act}`

/** A work of this module, for those who may act on many. @throws 404 for another kind */
async function ownWork(context: Context, id: number): Promise<WorkRow> {
  authorize(may.actOnMany(context.actor))
  const work = found(await findWork(context.db, id))
  return found(work.kind.startsWith(prefix) ? work : null)
}

async function presented(context: Context, work: WorkRow): Promise<ManyWork> {
  const { id, status, total, done, failed, reason, has_report } = presentWork(work, context.language)
  const left = await gathered(context, work.failures as LeftPerson[])
  return { id, act: work.kind.slice(prefix.length) as ManyAct, status, total, done, failed, left, reason, has_report }
}

export const readMany: Verb<typeof manyContract.work> = async (context, { params }) => presented(context, await ownWork(context, params.id))

export const stopMany: Verb<typeof manyContract.stop> = async (context, { params }) => {
  await ownWork(context, params.id)
  await askStop(context.db, params.id)
  return presented(context, await ownWork(context, params.id))
}

export const readReport: Verb<typeof manyContract.report> = async (context, { params }) => {
  const work = await ownWork(context, params.id)
  const { name, bytes, content_type } = await readFile(context, found(work.report_file_id))
  return { content_type, name, body: bytes }
}
