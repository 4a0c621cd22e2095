import { randomUUID } from 'node:crypto'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type ChecklistEdge, checklistEdge } from '@kxo/domain/tasks/checklists/checklist'
import type { Checklist, ChecklistItem, checklistContract } from '@kxo/domain/tasks/checklists/checklist-contract'
import { may } from '@kxo/domain/tasks/permissions'
import type { Selectable } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { TaskChecklists } from '../../../platform/database-types.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'

/** A line as it is stored: its edge by its code. */
type StoredItem = { key: string; label: string; edge: number; days: number }
export type KnownItem = ChecklistItem & { key: string }

export const itemsOf = ({ items }: Pick<Selectable<TaskChecklists>, 'items'>): KnownItem[] =>
  (items as StoredItem[]).map(({ edge, ...item }) => ({ ...item, edge: checklistEdge.keyOf(edge) as ChecklistEdge }))

const present = (row: Selectable<TaskChecklists>): Checklist => ({
  id: row.id,
  name: row.name,
  items: itemsOf(row),
  version: row.version,
  updated_at: row.updated_at,
})

/** A new line takes a name of its own; one the list had keeps it, so that an event is not given its task twice. */
function stored(items: readonly ChecklistItem[]): string {
  const known = new Set<string>()
  return JSON.stringify(
    items.map(({ key, label, edge, days }): StoredItem => {
      const own = key !== undefined && !known.has(key) ? key : randomUUID()
      known.add(own)
      return { key: own, label, edge: checklistEdge.codeOf(edge), days }
    }),
  )
}

async function refuseTaken({ db }: Context, name: string, id?: number): Promise<void> {
  const taken = await db
    .selectFrom('task_checklists')
    .select('id')
    .where('name', '=', name)
    .$if(id !== undefined, (query) => query.where('id', '<>', id as number))
    .executeTakeFirst()
  if (taken) refuse(kernelErrors.invalid, {}, [{ field: 'name', message: 'duplicate' }])
}

export const findChecklist = (db: Queries, id: number) =>
  db.selectFrom('task_checklists').selectAll().where('id', '=', id).executeTakeFirst()

export const listChecklists: Verb<typeof checklistContract.list> = async ({ db, actor }) => {
  authorize(may.useChecklists(actor))
  return (await db.selectFrom('task_checklists').selectAll().orderBy('name').execute()).map(present)
}

/** @throws 403, 422 when another list bears the name */
export const createChecklist: Verb<typeof checklistContract.create> = async (context, { body: { name, items } }) => {
  authorize(may.writeChecklists(context.actor))
  await refuseTaken(context, name)
  const row = await context.db
    .insertInto('task_checklists')
    .values({ name, items: stored(items), updated_at: context.now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'update_checklist', info: name })
  return present(row)
}

/** @throws 403, 404, 409 when somebody changed it meanwhile, 422 when another list bears the name */
export const changeChecklist: Verb<typeof checklistContract.change> = async (context, { params, body: { name, items, version } }) => {
  const { db, actor, now } = context
  authorize(may.writeChecklists(actor))
  const former = found(await db.selectFrom('task_checklists').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  if (former.version !== version) refuse(kernelErrors.editedMeanwhile)
  await refuseTaken(context, name, former.id)
  const row = await db
    .updateTable('task_checklists')
    .set({ name, items: stored(items), version: version + 1, updated_at: now })
    .where('id', '=', former.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'update_checklist', info: name })
  return present(row)
}

export const removeChecklist: Verb<typeof checklistContract.remove> = async (context, { params }) => {
  authorize(may.writeChecklists(context.actor))
  const { name } = found(await context.db.deleteFrom('task_checklists').where('id', '=', params.id).returning('name').executeTakeFirst())
  await trace(context, { action: 'remove_checklist', info: name })
  return { done: true as const }
}
