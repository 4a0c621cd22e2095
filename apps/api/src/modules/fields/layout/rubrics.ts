import { fieldsErrors } from '@kxo/domain/fields/errors'
import type { fieldLayoutContract } from '@kxo/domain/fields/layout/layout-contract'
import type { Rubric } from '@kxo/domain/fields/layout/rubric'
import type { Morph } from '@kxo/domain/fields/morph'
import { may } from '@kxo/domain/fields/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'

const fieldsCount = sql<number>`(select count(*)::integer from record_fields f
  where f.tenant_id = record_rubrics.tenant_id and f.morph = record_rubrics.morph and f.rubric = record_rubrics.label)`

const rubrics = (db: Queries) =>
  db.selectFrom('record_rubrics').select(['id', 'morph', 'label', 'label_en', 'rank', 'version']).select(fieldsCount.as('fields_count'))
type Row = Awaited<ReturnType<ReturnType<typeof rubrics>['executeTakeFirstOrThrow']>>
const present = (row: Row): Rubric => ({ ...row, morph: row.morph as Morph })

/** Rubrics of a kind of records, in their order. */
export async function rubricsOf(db: Queries, morph: Morph): Promise<Rubric[]> {
  return (await rubrics(db).where('morph', '=', morph).orderBy('rank').orderBy('id').execute()).map(present)
}

/** A rubric a field names exists: one named for the first time is added last. */
export async function ensureRubric(db: Queries, morph: Morph, label: string): Promise<void> {
  if (label === '') return
  await db
    .insertInto('record_rubrics')
    .values({ morph, label, rank: nextRank(morph) })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'morph', 'label']).doNothing())
    .execute()
}
const nextRank = (morph: Morph) => sql<number>`(select coalesce(max(rank), 0) + 1 from record_rubrics where morph = ${morph})`

export const listRubrics: Verb<typeof fieldLayoutContract.rubrics> = async ({ actor, db }, { query }) => {
  authorize(may.customise(actor))
  return rubricsOf(db, query.morph)
}

async function refuseTaken({ db, language }: Context, morph: Morph, label: string, except: number | null): Promise<void> {
  const taken = await db
    .selectFrom('record_rubrics')
    .select('id')
    .where('morph', '=', morph)
    .where(sql<boolean>`searchable(label) = searchable(${label})`)
    .$if(except !== null, (query) => query.where('id', '<>', except as number))
    .executeTakeFirst()
  if (taken) refuse(fieldsErrors.rubricTaken, {}, [{ field: 'label', message: language.say(fieldsErrors.rubricTaken) }])
}

const tell = (context: Context, { id, morph, label }: { id: number; morph: string; label: string }, before?: string) =>
  trace(context, {
    action: 'update_field',
    subject: 'rubric',
    subject_id: id,
    info: `${morph} ${label}`,
    ...(before !== undefined && before !== label && { change: { label: [before, label] } }),
  })

const oneRubric = async (db: Queries, id: number): Promise<Rubric> =>
  present(found(await rubrics(db).where('id', '=', id).executeTakeFirst()))

/** @throws 422 when a rubric of these records has the label */
export const createRubric: Verb<typeof fieldLayoutContract.createRubric> = async (context, { body }) => {
  authorize(may.customise(context.actor))
  const { db } = context
  await refuseTaken(context, body.morph, body.label, null)
  const { id } = await db
    .insertInto('record_rubrics')
    .values({ ...body, rank: nextRank(body.morph) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tell(context, { id, ...body })
  return oneRubric(db, id)
}

const locked = async (db: Queries, id: number) =>
  found(await db.selectFrom('record_rubrics').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())

/** Renames a rubric: the fields under it follow. @throws 409 when someone saved meanwhile, 422 on a taken label */
export const changeRubric: Verb<typeof fieldLayoutContract.changeRubric> = async (context, { params, body }) => {
  authorize(may.customise(context.actor))
  const { db } = context
  const before = await locked(db, params.id)
  const { version, ...draft } = body
  if (before.version !== version) refuse(kernelErrors.editedMeanwhile)
  await refuseTaken(context, before.morph as Morph, draft.label, before.id)
  await db
    .updateTable('record_rubrics')
    .set({ ...draft, version: sql`version + 1` })
    .where('id', '=', before.id)
    .execute()
  await db
    .updateTable('record_fields')
    .set({ rubric: draft.label })
    .where('morph', '=', before.morph)
    .where('rubric', '=', before.label)
    .execute()
  await tell(context, { ...before, label: draft.label }, before.label)
  return oneRubric(db, before.id)
}

/** @throws 409 while fields are under it */
export const removeRubric: Verb<typeof fieldLayoutContract.removeRubric> = async (context, { params }) => {
  authorize(may.customise(context.actor))
  const { db } = context
  const { id } = await locked(db, params.id)
  const rubric = await oneRubric(db, id)
  if (rubric.fields_count > 0) refuse(fieldsErrors.rubricInUse, { label: rubric.label, n: rubric.fields_count })
  await db.deleteFrom('record_rubrics').where('id', '=', id).execute()
  await tell(context, rubric)
  return { done: true as const }
}
